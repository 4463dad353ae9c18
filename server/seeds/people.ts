/** Common first and last names, for invented customers. */
export const firstNames =
  'Marco Giulia Luca Francesca Andrea Chiara Matteo Sara Alessandro Martina Lorenzo Elena Davide Silvia Stefano Laura Simone Valentina Federico Paola Roberto Anna Niccolò Alice Giovanni Elisa Antonio Federica Paolo Beatrice Giuseppe Ilaria Salvatore Caterina Michele Teresa Daniele Roberta Riccardo Irene'.split(
    ' ',
  );

export const lastNames =
  'Rossi|Russo|Ferrari|Esposito|Bianchi|Romano|Colombo|Ricci|Marino|Greco|Bruno|Gallo|Conti|De Luca|Mancini|Costa|Giordano|Rizzo|Lombardi|Moretti|Barbieri|Fontana|Santoro|Mariani|Rinaldi|Caruso|Ferrara|Galli|Martini|Leone|Longo|Gentile|Martinelli|Vitale|Lombardo|Serra|Coppola|De Santis|D’Angelo|Marchetti|Parisi|Villa|Conte|Ferraro|Ferri|Fabbri|Bianco|Marini|Grasso|Valentini|Dell’Acqua|Nicolò'.split(
    '|',
  );

export const streets =
  'via Garibaldi|via Mazzini|corso Cavour|via Dante|viale Europa|via Verdi|via Roma|via dei Transiti|piazza Matteotti|via Manzoni|via San Francesco|viale Trieste|via della Repubblica|via XX Settembre|via Puccini'.split(
    '|',
  );
