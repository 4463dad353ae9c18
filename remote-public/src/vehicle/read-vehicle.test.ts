import { emptyVehicle } from '../common/funnel/funnel-state';
import { report } from '../common/testing/examples';
import { readVehicle } from './read-vehicle';

const today = '2026-11-21';
const typed = { ...emptyVehicle, car_plate: 'GT109RZ', car_registration_date: '18/3/2025', km: '18.420' };

describe('readVehicle', () => {
  it('joins what the sources know with what the person typed', () => {
    expect(readVehicle(report, typed, today).car).toMatchObject({
      car_vin: report.vin,
      car_model: 'Jeep Avenger',
      car_registration_date: '2025-03-18',
      km: 18_420,
      car_mileage_date: today,
    });
  });

  it('puts the make before a model that was typed without, once', () => {
    const unknown = { ...report, car_model: null };
    const modelOf = (car_model: string) => readVehicle(unknown, { ...typed, car_model }, today).car?.car_model;
    expect([modelOf('Avenger'), modelOf('jeep avenger')]).toEqual(['Jeep Avenger', 'jeep avenger']);
  });

  it('asks for the make where nobody tells it', () => {
    const nameless = { ...report, manufacturer: null, car_model: null };
    const asked = { ...typed, car_model: 'Golf' };
    expect(readVehicle(nameless, asked, today)).toMatchObject({
      car: null,
      faults: { car_maker: { descriptor: { id: 'public.vehicle.needed-maker' } } },
    });
    const told = readVehicle(nameless, { ...asked, car_maker: 'Volkswagen' }, today);
    expect(told.car?.car_model).toBe('Volkswagen Golf');
  });

  it('asks for nothing that a source knows', () => {
    expect(Object.keys(readVehicle(report, emptyVehicle, today).faults).sort()).toEqual([
      'car_registration_date',
      'km',
    ]);
  });

  it('refuses a registration in the future', () => {
    const { car, faults } = readVehicle(report, { ...typed, car_registration_date: '22/11/2026' }, today);
    expect(car).toBeNull();
    expect(faults.car_registration_date?.descriptor.id).toBe('validation.date.future');
  });

  it('tells a registration in the future beside what else is wrong', () => {
    const { faults } = readVehicle(report, { ...typed, car_registration_date: '22/11/2026', km: 'molti' }, today);
    expect(faults.car_registration_date?.descriptor.id).toBe('validation.date.future');
    expect(faults.km?.descriptor.id).toBe('public.vehicle.number-km');
  });

  it.each([
    ['31/02/2025', 'validation.date'],
    ['ieri', 'validation.date'],
  ])('refuses %s as a date', (date, id) => {
    const { faults } = readVehicle(report, { ...typed, car_registration_date: date }, today);
    expect(faults.car_registration_date?.descriptor.id).toBe(id);
  });

  it.each(['diciottomila', '18,4', '-5'])('refuses %s as kilometres', (km) => {
    expect(readVehicle(report, { ...typed, km }, today).faults.km?.descriptor.id).toBe('public.vehicle.number-km');
  });

  it('says the most kilometres of what is a number, and more', () => {
    const { faults } = readVehicle(report, { ...typed, km: '9999999' }, today);
    expect(faults.km).toMatchObject({ descriptor: { id: 'validation.too-big' }, values: { max: 2_000_000 } });
  });
});
