import { type FormEvent, useState } from 'react';
import { useNavigate } from 'shared-ui/router';

/** A VIN as it is typed, and the way to the public pages that go on from it. */
export function useVinSearch() {
  const navigate = useNavigate();
  const [vin, setVin] = useState('');

  function search(event: FormEvent) {
    event.preventDefault();
    if (vin !== '') navigate(`/ricerca/${encodeURIComponent(vin)}`);
  }

  return { vin, setVin, search };
}
