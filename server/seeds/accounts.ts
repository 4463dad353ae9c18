/** The demonstration's published accounts: their password is known to all, so their database never becomes a real one. */
export const demonstrationPassword = 'carcare-demo-2026';

export const demonstrationAdmin = {
  email: 'admin@demo.carcare.it',
  firstname: 'Francesca',
  lastname: 'Rinaldi',
  phone: '+393470001235',
} as const;

export const demonstrationManager = {
  email: 'manager@demo.carcare.it',
  firstname: 'Andrea',
  lastname: 'Colombo',
  phone: '+393470001236',
  /** The dealers that this manager is attached to. */
  stores: ['Autocentro Lambro', 'Officine Sempione', 'Brianza Motori'],
} as const;

export const demonstrationCustomer = {
  email: 'cliente@demo.carcare.it',
  firstname: 'Chiara',
  lastname: 'Moretti',
  phone: '+393470001234',
  address: 'via dei Transiti 18',
  city: 'Milano',
  province: 'MI',
  zip_code: '20127',
} as const;

/** The domain of the other managers' accounts. */
export const demonstrationDomain = 'demo.carcare.it';
