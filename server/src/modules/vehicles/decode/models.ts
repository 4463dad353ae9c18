/**
 * The models of the makes most driven in Italy, as their registration documents and their owners call them. They are
 * proposed where no source knows the car's own: whoever has another one writes it.
 */
const modelsByMake: Readonly<Record<string, string>> = {
  'Alfa Romeo': '147, 156, 159, 4C, Brera, Giulia, Giulietta, GT, Junior, MiTo, Spider, Stelvio, Tonale',
  Audi: 'A1, A2, A3, A4, A5, A6, A7, A8, e-tron, e-tron GT, Q2, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8, R8, TT',
  BMW: 'i3, i4, i5, i7, iX, iX1, iX2, iX3, Serie 1, Serie 2, Serie 3, Serie 4, Serie 5, Serie 6, Serie 7, Serie 8, X1, X2, X3, X4, X5, X6, X7, XM, Z4',
  BYD: 'Atto 2, Atto 3, Dolphin, Dolphin Surf, Han, Seal, Seal U, Sealion 7, Tang',
  Chevrolet: 'Aveo, Captiva, Cruze, Kalos, Matiz, Orlando, Spark, Trax',
  Citroën:
    'Ami, Berlingo, C1, C2, C3, C3 Aircross, C3 Picasso, C4, C4 Cactus, C4 Picasso, C4 SpaceTourer, C4 X, C5, C5 Aircross, C5 X, Jumper, Jumpy, SpaceTourer, Xsara Picasso',
  Dacia: 'Bigster, Dokker, Duster, Jogger, Lodgy, Logan, Sandero, Spring',
  DS: 'DS 3, DS 4, DS 5, DS 7, DS 9, N°4, N°8',
  Fiat: '124 Spider, 500, 500C, 500e, 500L, 500X, 600, Bravo, Croma, Doblò, Ducato, Fiorino, Freemont, Grande Panda, Grande Punto, Idea, Multipla, Panda, Punto, Punto Evo, Qubo, Scudo, Sedici, Stilo, Talento, Tipo, Topolino, Ulysse',
  Ford: 'B-MAX, Bronco, C-MAX, Capri, EcoSport, Edge, Explorer, Fiesta, Focus, Fusion, Galaxy, Ka, Ka+, Kuga, Mondeo, Mustang, Mustang Mach-E, Puma, Ranger, S-MAX, Tourneo Connect, Tourneo Courier, Tourneo Custom, Transit, Transit Connect, Transit Courier, Transit Custom',
  Honda: 'Accord, Civic, CR-V, CR-Z, e, e:Ny1, FR-V, HR-V, Insight, Jazz, ZR-V',
  Hyundai:
    'Atos, Bayon, Getz, i10, i20, i30, i40, Inster, Ioniq, Ioniq 5, Ioniq 6, Ioniq 9, ix20, ix35, Kona, Nexo, Santa Fe, Tucson',
  Iveco: 'Daily',
  Jaguar: 'E-Pace, F-Pace, F-Type, I-Pace, S-Type, X-Type, XE, XF, XJ',
  Jeep: 'Avenger, Cherokee, Compass, Gladiator, Grand Cherokee, Renegade, Wrangler',
  Kia: 'Carens, Ceed, EV2, EV3, EV4, EV5, EV6, EV9, Niro, Picanto, ProCeed, Rio, Sorento, Soul, Sportage, Stinger, Stonic, Venga, XCeed',
  Lancia: 'Delta, Musa, Phedra, Thema, Thesis, Voyager, Ypsilon',
  'Land Rover':
    'Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar',
  Leapmotor: 'B10, C10, T03',
  Lexus: 'CT, ES, IS, LBX, LC, LS, NX, RC, RX, RZ, UX',
  Maserati: 'Ghibli, GranCabrio, GranTurismo, Grecale, Levante, MC20, Quattroporte',
  Mazda: '2, 3, 5, 6, CX-3, CX-30, CX-5, CX-60, CX-7, CX-80, MX-30, MX-5',
  'Mercedes-Benz':
    'Citan, Classe A, Classe B, Classe C, Classe E, Classe G, Classe S, Classe T, Classe V, CLA, CLE, CLK, CLS, EQA, EQB, EQC, EQE, EQS, EQV, GLA, GLB, GLC, GLE, GLK, GLS, ML, SL, SLK, Sprinter, Vito',
  MG: '3, 4, 5, Cyberster, EHS, HS, Marvel R, S5, ZS',
  MINI: 'Aceman, Cabrio, Clubman, Cooper, Countryman, Coupé, One, Paceman, Roadster',
  Mitsubishi: 'ASX, Colt, Eclipse Cross, L200, Lancer, Outlander, Pajero, Space Star',
  Nissan: 'Ariya, Juke, Leaf, Micra, Murano, Navara, Note, NV200, Primastar, Pulsar, Qashqai, Townstar, X-Trail',
  Opel: 'Adam, Agila, Astra, Cascada, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Karl, Meriva, Mokka, Movano, Rocks, Tigra, Vectra, Vivaro, Zafira',
  Peugeot:
    '1007, 106, 107, 108, 2008, 206, 207, 208, 3008, 306, 307, 308, 4008, 407, 408, 5008, 508, Bipper, Boxer, Expert, Partner, RCZ, Rifter, Traveller',
  Polestar: '2, 3, 4',
  Porsche: '718 Boxster, 718 Cayman, 911, Cayenne, Macan, Panamera, Taycan',
  Renault:
    'Arkana, Austral, Captur, Clio, Espace, Express, Fluence, Grand Scénic, Kadjar, Kangoo, Koleos, Laguna, Master, Mégane, Mégane E-Tech, Modus, Rafale, Renault 4, Renault 5, Scénic, Symbioz, Trafic, Twingo, Twizy, Zoe',
  SEAT: 'Alhambra, Altea, Arona, Arosa, Ateca, Exeo, Ibiza, Leon, Mii, Tarraco, Toledo',
  Škoda: 'Citigo, Elroq, Enyaq, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti',
  smart: '#1, #3, #5, forfour, fortwo, roadster',
  Subaru: 'BRZ, Forester, Impreza, Legacy, Levorg, Outback, Solterra, Trezia, XV',
  Suzuki: 'Across, Alto, Baleno, Celerio, e Vitara, Ignis, Jimny, S-Cross, Splash, Swace, Swift, SX4, Vitara, Wagon R',
  Tesla: 'Model 3, Model S, Model X, Model Y',
  Toyota:
    'Auris, Avensis, Aygo, Aygo X, bZ4X, C-HR, Corolla, Corolla Cross, GR86, Hilux, iQ, Land Cruiser, Mirai, Prius, Proace, Proace City, Proace Verso, RAV4, Supra, Urban Cruiser, Verso, Yaris, Yaris Cross',
  Volkswagen:
    'Amarok, Arteon, Beetle, Caddy, California, Crafter, Eos, Fox, Golf, Golf Plus, ID. Buzz, ID.3, ID.4, ID.5, ID.7, Jetta, Lupo, Multivan, Passat, Polo, Scirocco, Sharan, T-Cross, T-Roc, Taigo, Tayron, Tiguan, Tiguan Allspace, Touareg, Touran, Transporter, up!',
  Volvo: 'C30, C40, C70, EC40, EX30, EX40, EX90, S40, S60, S80, S90, V40, V50, V60, V70, V90, XC40, XC60, XC70, XC90',
};

/** A make's models by name; none where its models are not told here. */
export function modelsOf(make: string): readonly string[] {
  return Object.hasOwn(modelsByMake, make) ? (modelsByMake[make]?.split(', ') ?? []) : [];
}

/** The makes whose models are told. */
export const makesWithModels: readonly string[] = Object.keys(modelsByMake);
