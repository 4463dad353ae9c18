import { checkForm, type Purpose } from './form-schema';
import { emptyForm } from './values';

/** A plate that is none, a mobile of eight digits, kilometres read before the car was registered. */
const faulty = {
  ...emptyForm('care', '2026-11-28'),
  package_id: '0b9f5f0a-5c3d-4a53-9d9d-3f7f3f1f2a21',
  store_uid: '0b9f5f0a-5c3d-4a53-9d9d-3f7f3f1f2a22',
  car_vin: 'ZACPJFCW1SP018273',
  car_plate: '?',
  phone: '333 123 456',
  car_registration_date: '2026-11-20',
  car_mileage_date: '2026-11-01',
};

test.each<Purpose>(['sms', 'counter', 'draft'])(
  'a contract to be made as %s tells all faults at once, those about two fields as well',
  (purpose) => {
    const checked = checkForm(faulty, purpose);
    const issues = checked.success ? [] : checked.error.issues;
    expect(issues.map(({ path }) => path.join('.')).sort()).toEqual(['car_mileage_date', 'car_plate', 'phone']);
  },
);

test('what is right is taken as before', () => {
  const right = { ...faulty, car_plate: 'GT109RZ', phone_confirmed: true, car_mileage_date: '2026-11-28' };
  expect(checkForm(right, 'sms')).toMatchObject({
    success: true,
    data: { phone: '+39333123456', phone_confirmed: true },
  });
});
