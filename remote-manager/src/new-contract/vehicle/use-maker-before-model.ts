import { useRef } from 'react';
import { withMaker } from 'shared-api/domain';
import { useFormContext } from 'shared-ui/forms';
import type { FormValues } from '../form/values';

/**
 * Puts the make that the VIN tells before a typed model, once a car: a factory builds for more makes than one, and
 * whoever takes it away again knows better.
 * @returns what the field does when it is typed in, and when it is left
 */
export function useMakerBeforeModel(maker: string | null) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const isTyped = useRef(false);
  const doneFor = useRef('');

  function putMaker(): void {
    const [vin, model] = getValues(['car_vin', 'car_model']);
    if (!isTyped.current || maker === null || model.trim() === '' || doneFor.current === vin) return;
    doneFor.current = vin;
    setValue('car_model', withMaker(model.trim(), maker));
  }

  return {
    onTyped: () => {
      isTyped.current = true;
    },
    onLeft: putMaker,
  };
}
