import { chakra } from 'shared-ui';
import { CarPlate } from 'shared-ui/components';

interface PlateOfProps {
  car: { readonly car_plate: string | null; readonly car_registration_date: string | null };
}

/** The plate of a card's head: 44 px high, 32 on a phone. */
export function PlateOf({ car }: PlateOfProps) {
  const plate = (size: 32 | 44) => (
    <CarPlate plate={car.car_plate} registrationDate={car.car_registration_date} size={size} />
  );
  return (
    <>
      <chakra.div display={{ base: 'block', sm: 'none' }}>{plate(32)}</chakra.div>
      <chakra.div display={{ base: 'none', sm: 'block' }}>{plate(44)}</chakra.div>
    </>
  );
}
