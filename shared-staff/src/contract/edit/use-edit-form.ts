import { useState } from 'react';
import {
  contractTogether,
  type ManagerContractEdit,
  managerContractEdit,
  type OfferedPackage,
  recordOf,
  type StaffContract,
} from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useContractCache } from '../../common/contract/use-contract-cache';
import { fieldLabel } from '../fields/field-labels';
import { useContractInput } from '../use-contract-input';
import {
  changedFields,
  changesToSend,
  type EditField,
  type EditValues,
  editFields,
  freezesAnew,
  valuesOf,
  weighedFields,
} from './edit-values';
import { messages } from './messages';
import { useObstacle } from './use-offers';

type Amounts = Pick<StaffContract, 'price' | 'discount' | 'iva_rate' | 'iva' | 'total'>;

interface EditFormOptions {
  readonly offers: readonly OfferedPackage[];
  /** A field's value for people. */
  read(field: EditField, value: string): string;
  onClose(): void;
}

/** What is to be saved, as it is shown before, and the signature that there was by then. */
interface Question extends Pick<StaffContract, 'signed_at'> {
  readonly body: ManagerContractEdit;
}

/** The contract's data as a form, which shows what will change before it is sent, the total too. */
export function useEditForm(contract: StaffContract, { offers, read, onClose }: EditFormOptions) {
  const intl = useIntl();
  const { calls, movesSigned, operator } = useBackOffice();
  const cache = useContractCache();
  const [question, setQuestion] = useState<Question | null>(null);
  // A signature closes some of what it asks about.
  const asked = question?.signed_at === contract.signed_at ? question.body : null;
  const obstacleOf = useObstacle(contract.package.kind);
  const uid = contract.contract_uid;
  const params = { contract_uid: uid };
  const amountsFor = (values: EditValues, base: EditValues): Amounts | null => {
    if (contract.signed_at || !freezesAnew(values, base)) return null;
    return amountsOf(offers.find(({ id }) => id === values.package_id) ?? contract);
  };

  const afterSigning: readonly EditField[] = movesSigned ? ['store_uid', 'association_code'] : ['association_code'];
  /** Of what was typed what can still be saved: the customer may have signed while the form was open. */
  const savable = (typed: EditValues, base: EditValues): EditValues =>
    contract.signed_at ? { ...base, ...recordOf(afterSigning, (field) => typed[field]) } : typed;

  const edit = useRecordForm({
    record: contract,
    valuesOf,
    /** With the total that is shown: at another one nothing is saved. */
    changes(typed: EditValues, base: EditValues) {
      const values = savable(typed, base);
      const amounts = amountsFor(values, base);
      return { ...changesToSend(values, base), ...(amounts && { total: amounts.total }) };
    },
    schema: managerContractEdit,
    together: (typed, base) => contractTogether.safeParse(weighedFields(savable(typed, base), base)),
    fields: editFields.map((name) => ({
      name,
      label: fieldLabel(name, intl),
      read: (values: EditValues) => read(name, values[name].trim()),
    })),
    async save(body, options) {
      try {
        return (await calls.update({ params, body }, options)).data;
      } catch (error) {
        setQuestion(null);
        void cache.refresh(uid);
        // The new price stands on the page when the refusal does.
        if (isApiError(error) && error.failure.code === 'offer_changed') await cache.refreshOffers();
        throw error;
      }
    },
    async fetchTheirs() {
      const { data: theirs } = await calls.get({ params }, { quiet: true });
      cache.put(theirs);
      return theirs;
    },
    async whoSaved(theirs) {
      const events = await calls.listEvents({ params }, { quiet: true }).catch(() => null);
      const last = events?.data.findLast(({ type }) => type === 'edited' || type === 'sent');
      const named = typeof last?.data.by === 'string' ? last.data.by : null;
      const who = last?.actor === 'customer' ? intl.formatMessage(messages.theCustomer) : named;
      return { who, savedAt: last?.at ?? theirs.updated_at };
    },
    ...(!operator && { gone: messages.gone }),
    onSaved(saved) {
      // On a slow machine the page stays for a moment: there is nothing left to ask about.
      setQuestion(null);
      cache.put(saved);
      release();
      onClose();
    },
  });
  const release = useContractInput(edit.dirty);

  /** Whether the chosen package is for the car as it stands on the page; where not, its field says why. */
  async function fits(): Promise<boolean> {
    const typed = edit.form.getValues();
    if (contract.signed_at || !freezesAnew(typed, edit.base)) return true;
    const obstacle = await obstacleOf(typed.package_id, typed);
    if (obstacle !== null) edit.form.setError('package_id', { message: obstacle }, { shouldFocus: true });
    return obstacle === null;
  }

  return {
    ...edit,
    /** What was changed, as it stands after the person's corrections. */
    changedFields: changedFields(savable(edit.values, edit.base), edit.base),
    submit: edit.form.handleSubmit(async (body) => {
      if (!edit.dirty) onClose();
      else if (await fits()) setQuestion({ body, signed_at: contract.signed_at });
    }),
    asked,
    /** Today's amounts, where saving freezes them; as they were where the package is not offered. */
    amounts: amountsFor(edit.values, edit.base),
    confirm: () => asked && void edit.send(asked),
    cancel: () => setQuestion(null),
  };
}

function amountsOf({ price, discount, iva_rate, iva, total }: Amounts): Amounts {
  return { price, discount, iva_rate, iva, total };
}
