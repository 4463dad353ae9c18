import type { ComponentType } from 'react';
import { ContactFields } from './contact-fields';
import { DataFields } from './data-fields';
import { HoursField } from './hours-field';
import { PaymentFields } from './payment-fields';
import { PlaceFields } from './place-fields';
import { StateFields } from './state-fields';
import type { PartName } from './store-parts';
import { StorePictureField } from './store-picture-field';

const fieldsOf: Readonly<Record<PartName, ComponentType>> = {
  data: DataFields,
  place: PlaceFields,
  contacts: ContactFields,
  hours: HoursField,
  picture: StorePictureField,
  payments: PaymentFields,
  state: StateFields,
};

/** What is filled in of a part, in the form around it. */
export function PartFields({ part }: { part: PartName }) {
  const Fields = fieldsOf[part];
  return <Fields />;
}
