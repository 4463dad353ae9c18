import { useEffect } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
import { hearRefusals } from './hear-refusals';

/** react-hook-form's, whose refusals are heard at the field from which the form was sent, too. */
export const useForm: typeof useHookForm = (props) => {
  useEffect(hearRefusals, []);
  return useHookForm(props);
};
