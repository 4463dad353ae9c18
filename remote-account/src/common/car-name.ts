interface NamedCar {
  readonly car_model: string;
  readonly car_version: string | null;
}

/** Model and version in one line: "Avenger 1.2 Turbo Altitude". */
export function carName({ car_model, car_version }: NamedCar): string {
  return [car_model, car_version].filter(Boolean).join(' ');
}
