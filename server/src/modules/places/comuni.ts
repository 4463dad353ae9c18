/** An Italian comune that the table knows. */
export interface Comune {
  readonly name: string;
  readonly province: string;
  /** First and last postal code; the same where the comune has only one. */
  readonly zipFrom: string;
  readonly zipTo: string;
  /** Degrees north and east of the town's middle, to about a kilometre. */
  readonly lat: number;
  readonly lng: number;
}

/** The seats of the provinces and the most populous comuni: name, province, postal codes, latitude, longitude. */
const TABLE = `
Agrigento|AG|92100|37.31|13.58
Licata|AG|92027|37.10|13.94
Canicattì|AG|92024|37.36|13.85
Sciacca|AG|92019|37.51|13.08
Favara|AG|92026|37.32|13.66
Alessandria|AL|15121-15122|44.91|8.61
Casale Monferrato|AL|15033|45.13|8.45
Novi Ligure|AL|15067|44.76|8.79
Tortona|AL|15057|44.90|8.86
Acqui Terme|AL|15011|44.68|8.47
Valenza|AL|15048|45.01|8.64
Ovada|AL|15076|44.64|8.65
Ancona|AN|60121-60131|43.62|13.51
Senigallia|AN|60019|43.72|13.22
Jesi|AN|60035|43.52|13.24
Fabriano|AN|60044|43.34|12.90
Osimo|AN|60027|43.49|13.48
Falconara Marittima|AN|60015|43.63|13.40
Aosta|AO|11100|45.74|7.32
Ascoli Piceno|AP|63100|42.85|13.58
San Benedetto del Tronto|AP|63074|42.94|13.88
Grottammare|AP|63066|42.99|13.87
L'Aquila|AQ|67100|42.35|13.40
Avezzano|AQ|67051|42.03|13.43
Sulmona|AQ|67039|42.05|13.93
Arezzo|AR|52100|43.46|11.88
Montevarchi|AR|52025|43.52|11.57
Cortona|AR|52044|43.28|11.99
San Giovanni Valdarno|AR|52027|43.56|11.53
Sansepolcro|AR|52037|43.57|12.14
Asti|AT|14100|44.90|8.21
Canelli|AT|14053|44.72|8.29
Nizza Monferrato|AT|14049|44.77|8.36
Avellino|AV|83100|40.91|14.79
Ariano Irpino|AV|83031|41.15|15.09
Bari|BA|70121-70132|41.12|16.87
Altamura|BA|70022|40.83|16.55
Molfetta|BA|70056|41.20|16.60
Bitonto|BA|70032|41.11|16.69
Monopoli|BA|70043|40.95|17.30
Corato|BA|70033|41.15|16.41
Gravina in Puglia|BA|70024|40.82|16.42
Modugno|BA|70026|41.08|16.78
Gioia del Colle|BA|70023|40.80|16.92
Triggiano|BA|70019|41.07|16.93
Terlizzi|BA|70038|41.13|16.54
Ruvo di Puglia|BA|70037|41.12|16.49
Mola di Bari|BA|70042|41.06|17.09
Santeramo in Colle|BA|70029|40.79|16.76
Putignano|BA|70017|40.85|17.12
Conversano|BA|70014|40.97|17.12
Bergamo|BG|24121-24129|45.70|9.67
Treviglio|BG|24047|45.52|9.59
Seriate|BG|24068|45.68|9.72
Dalmine|BG|24044|45.65|9.61
Romano di Lombardia|BG|24058|45.52|9.75
Albino|BG|24021|45.76|9.80
Curno|BG|24035|45.69|9.61
Stezzano|BG|24040|45.65|9.65
Biella|BI|13900|45.57|8.05
Cossato|BI|13836|45.57|8.18
Belluno|BL|32100|46.14|12.22
Feltre|BL|32032|46.02|11.91
Benevento|BN|82100|41.13|14.78
Bologna|BO|40121-40141|44.49|11.34
Imola|BO|40026|44.35|11.71
Casalecchio di Reno|BO|40033|44.48|11.28
San Lazzaro di Savena|BO|40068|44.47|11.41
San Giovanni in Persiceto|BO|40017|44.64|11.19
Valsamoggia|BO|40053|44.50|11.09
Castel San Pietro Terme|BO|40024|44.40|11.59
Zola Predosa|BO|40069|44.49|11.22
Castel Maggiore|BO|40013|44.57|11.36
Budrio|BO|40054|44.54|11.53
Brindisi|BR|72100|40.63|17.94
Fasano|BR|72015|40.84|17.36
Francavilla Fontana|BR|72021|40.53|17.58
Ostuni|BR|72017|40.73|17.58
Mesagne|BR|72023|40.56|17.81
Brescia|BS|25121-25136|45.54|10.22
Desenzano del Garda|BS|25015|45.47|10.54
Montichiari|BS|25018|45.41|10.39
Lumezzane|BS|25065|45.65|10.26
Palazzolo sull'Oglio|BS|25036|45.60|9.88
Rovato|BS|25038|45.56|10.00
Ghedi|BS|25016|45.40|10.28
Chiari|BS|25032|45.54|9.93
Gussago|BS|25064|45.58|10.16
Darfo Boario Terme|BS|25047|45.88|10.18
Lonato del Garda|BS|25017|45.46|10.48
Manerbio|BS|25025|45.35|10.14
Salò|BS|25087|45.61|10.52
Barletta|BT|76121|41.32|16.28
Andria|BT|76123|41.23|16.30
Trani|BT|76125|41.28|16.42
Bisceglie|BT|76011|41.24|16.50
Canosa di Puglia|BT|76012|41.22|16.07
Bolzano|BZ|39100|46.50|11.35
Merano|BZ|39012|46.67|11.16
Bressanone|BZ|39042|46.72|11.66
Laives|BZ|39055|46.43|11.34
Brunico|BZ|39031|46.80|11.94
Appiano sulla strada del vino|BZ|39057|46.46|11.26
Vipiteno|BZ|39049|46.90|11.43
Cagliari|CA|09121-09134|39.22|9.12
Quartu Sant'Elena|CA|09045|39.24|9.18
Selargius|CA|09047|39.26|9.16
Assemini|CA|09032|39.29|9.00
Capoterra|CA|09012|39.18|8.97
Monserrato|CA|09042|39.26|9.14
Sestu|CA|09028|39.30|9.09
Campobasso|CB|86100|41.56|14.66
Termoli|CB|86039|42.00|14.99
Caserta|CE|81100|41.07|14.33
Aversa|CE|81031|40.97|14.21
Marcianise|CE|81025|41.03|14.30
Maddaloni|CE|81024|41.04|14.38
Santa Maria Capua Vetere|CE|81055|41.08|14.26
Mondragone|CE|81034|41.11|13.89
Orta di Atella|CE|81030|40.96|14.27
Castel Volturno|CE|81030|41.03|13.94
Sessa Aurunca|CE|81037|41.24|13.93
Capua|CE|81043|41.11|14.21
San Nicola la Strada|CE|81020|41.05|14.33
Chieti|CH|66100|42.35|14.17
Vasto|CH|66054|42.11|14.71
Lanciano|CH|66034|42.23|14.39
San Salvo|CH|66050|42.05|14.73
Francavilla al Mare|CH|66023|42.42|14.29
Ortona|CH|66026|42.35|14.40
Caltanissetta|CL|93100|37.49|14.06
Gela|CL|93012|37.07|14.25
Niscemi|CL|93015|37.15|14.39
San Cataldo|CL|93017|37.48|13.99
Cuneo|CN|12100|44.39|7.55
Alba|CN|12051|44.70|8.04
Bra|CN|12042|44.70|7.85
Fossano|CN|12045|44.55|7.72
Mondovì|CN|12084|44.39|7.82
Savigliano|CN|12038|44.65|7.66
Saluzzo|CN|12037|44.64|7.49
Borgo San Dalmazzo|CN|12011|44.33|7.49
Como|CO|22100|45.81|9.08
Cantù|CO|22063|45.74|9.13
Erba|CO|22036|45.81|9.22
Mariano Comense|CO|22066|45.70|9.18
Olgiate Comasco|CO|22077|45.79|8.97
Cremona|CR|26100|45.13|10.02
Crema|CR|26013|45.36|9.69
Casalmaggiore|CR|26041|44.99|10.42
Cosenza|CS|87100|39.30|16.25
Corigliano-Rossano|CS|87064|39.60|16.52
Rende|CS|87036|39.33|16.18
Castrovillari|CS|87012|39.81|16.20
Acri|CS|87041|39.49|16.39
Montalto Uffugo|CS|87046|39.41|16.16
Catania|CT|95121-95131|37.50|15.09
Acireale|CT|95024|37.61|15.17
Misterbianco|CT|95045|37.52|15.01
Paternò|CT|95047|37.57|14.90
Adrano|CT|95031|37.66|14.83
Caltagirone|CT|95041|37.24|14.51
Mascalucia|CT|95030|37.57|15.05
Aci Catena|CT|95022|37.60|15.14
Giarre|CT|95014|37.73|15.18
Gravina di Catania|CT|95030|37.56|15.06
Belpasso|CT|95032|37.59|14.98
Biancavilla|CT|95033|37.64|14.87
San Giovanni la Punta|CT|95037|37.58|15.10
Bronte|CT|95034|37.79|14.83
Catanzaro|CZ|88100|38.91|16.59
Lamezia Terme|CZ|88046|38.97|16.31
Soverato|CZ|88068|38.69|16.55
Enna|EN|94100|37.57|14.28
Piazza Armerina|EN|94015|37.38|14.37
Forlì|FC|47121-47122|44.22|12.04
Cesena|FC|47521-47522|44.14|12.24
Cesenatico|FC|47042|44.20|12.40
Savignano sul Rubicone|FC|47039|44.09|12.40
Ferrara|FE|44121-44124|44.84|11.62
Cento|FE|44042|44.73|11.29
Argenta|FE|44011|44.61|11.84
Copparo|FE|44034|44.89|11.83
Foggia|FG|71121-71122|41.46|15.54
Cerignola|FG|71042|41.26|15.90
Manfredonia|FG|71043|41.63|15.91
San Severo|FG|71016|41.69|15.38
Lucera|FG|71036|41.51|15.34
San Giovanni Rotondo|FG|71013|41.71|15.73
Firenze|FI|50121-50145|43.77|11.26
Scandicci|FI|50018|43.75|11.19
Sesto Fiorentino|FI|50019|43.83|11.20
Empoli|FI|50053|43.72|10.95
Campi Bisenzio|FI|50013|43.82|11.13
Bagno a Ripoli|FI|50012|43.75|11.32
Figline e Incisa Valdarno|FI|50063|43.62|11.47
Fucecchio|FI|50054|43.73|10.81
Pontassieve|FI|50065|43.78|11.44
Signa|FI|50058|43.78|11.10
Lastra a Signa|FI|50055|43.77|11.11
Borgo San Lorenzo|FI|50032|43.96|11.39
Calenzano|FI|50041|43.86|11.16
Fermo|FM|63900|43.16|13.72
Porto Sant'Elpidio|FM|63821|43.26|13.76
Porto San Giorgio|FM|63822|43.18|13.80
Frosinone|FR|03100|41.64|13.34
Cassino|FR|03043|41.49|13.83
Alatri|FR|03011|41.73|13.34
Sora|FR|03039|41.72|13.61
Ceccano|FR|03023|41.57|13.33
Anagni|FR|03012|41.74|13.16
Ferentino|FR|03013|41.69|13.25
Genova|GE|16121-16167|44.41|8.93
Rapallo|GE|16035|44.35|9.23
Chiavari|GE|16043|44.32|9.32
Sestri Levante|GE|16039|44.27|9.40
Lavagna|GE|16033|44.31|9.34
Gorizia|GO|34170|45.94|13.62
Monfalcone|GO|34074|45.80|13.53
Grosseto|GR|58100|42.76|11.11
Follonica|GR|58022|42.92|10.76
Orbetello|GR|58015|42.44|11.21
Imperia|IM|18100|43.89|8.03
Sanremo|IM|18038|43.82|7.78
Ventimiglia|IM|18039|43.79|7.61
Taggia|IM|18018|43.86|7.85
Bordighera|IM|18012|43.78|7.66
Isernia|IS|86170|41.59|14.23
Venafro|IS|86079|41.48|14.04
Crotone|KR|88900|39.08|17.13
Isola di Capo Rizzuto|KR|88841|38.96|17.09
Lecco|LC|23900|45.86|9.39
Calolziocorte|LC|23801|45.80|9.43
Merate|LC|23807|45.70|9.42
Casatenovo|LC|23880|45.70|9.31
Lecce|LE|73100|40.35|18.17
Nardò|LE|73048|40.18|18.03
Galatina|LE|73013|40.18|18.17
Copertino|LE|73043|40.27|18.05
Gallipoli|LE|73014|40.06|17.99
Casarano|LE|73042|40.01|18.16
Tricase|LE|73039|39.93|18.36
Maglie|LE|73024|40.12|18.30
Livorno|LI|57121-57128|43.55|10.31
Piombino|LI|57025|42.93|10.53
Rosignano Marittimo|LI|57016|43.41|10.47
Cecina|LI|57023|43.31|10.52
Collesalvetti|LI|57014|43.59|10.48
Portoferraio|LI|57037|42.81|10.32
Lodi|LO|26900|45.31|9.50
Codogno|LO|26845|45.16|9.70
Casalpusterlengo|LO|26841|45.18|9.65
Sant'Angelo Lodigiano|LO|26866|45.24|9.41
Latina|LT|04100|41.47|12.90
Aprilia|LT|04011|41.59|12.65
Terracina|LT|04019|41.29|13.25
Fondi|LT|04022|41.36|13.43
Formia|LT|04023|41.26|13.61
Cisterna di Latina|LT|04012|41.59|12.83
Sezze|LT|04018|41.50|13.06
Gaeta|LT|04024|41.21|13.57
Minturno|LT|04026|41.26|13.75
Sabaudia|LT|04016|41.30|13.03
Lucca|LU|55100|43.84|10.50
Viareggio|LU|55049|43.87|10.25
Capannori|LU|55012|43.85|10.57
Camaiore|LU|55041|43.94|10.31
Pietrasanta|LU|55045|43.96|10.23
Massarosa|LU|55054|43.87|10.34
Altopascio|LU|55011|43.82|10.67
Monza|MB|20900|45.58|9.27
Lissone|MB|20851|45.61|9.24
Seregno|MB|20831|45.65|9.21
Desio|MB|20832|45.62|9.21
Cesano Maderno|MB|20811|45.63|9.15
Limbiate|MB|20812|45.60|9.13
Brugherio|MB|20861|45.55|9.30
Muggiò|MB|20835|45.59|9.23
Vimercate|MB|20871|45.61|9.37
Giussano|MB|20833|45.70|9.21
Nova Milanese|MB|20834|45.59|9.20
Meda|MB|20821|45.66|9.16
Villasanta|MB|20852|45.60|9.30
Carate Brianza|MB|20841|45.68|9.24
Arcore|MB|20862|45.62|9.32
Concorezzo|MB|20863|45.59|9.34
Agrate Brianza|MB|20864|45.58|9.35
Macerata|MC|62100|43.30|13.45
Civitanova Marche|MC|62012|43.31|13.73
Recanati|MC|62019|43.40|13.55
Tolentino|MC|62029|43.21|13.28
Potenza Picena|MC|62018|43.37|13.62
Messina|ME|98121-98168|38.19|15.55
Barcellona Pozzo di Gotto|ME|98051|38.15|15.21
Milazzo|ME|98057|38.22|15.24
Patti|ME|98066|38.14|14.96
Taormina|ME|98039|37.85|15.29
Milano|MI|20121-20162|45.46|9.19
Sesto San Giovanni|MI|20099|45.53|9.23
Cinisello Balsamo|MI|20092|45.56|9.22
Legnano|MI|20025|45.60|8.91
Rho|MI|20017|45.53|9.04
Cologno Monzese|MI|20093|45.53|9.28
Paderno Dugnano|MI|20037|45.57|9.17
Rozzano|MI|20089|45.38|9.16
San Giuliano Milanese|MI|20098|45.39|9.29
Pioltello|MI|20096|45.50|9.33
Bollate|MI|20021|45.55|9.12
Segrate|MI|20054|45.49|9.30
Corsico|MI|20094|45.43|9.11
San Donato Milanese|MI|20097|45.42|9.27
Abbiategrasso|MI|20081|45.40|8.92
Cernusco sul Naviglio|MI|20063|45.52|9.33
Garbagnate Milanese|MI|20024|45.58|9.08
Buccinasco|MI|20090|45.41|9.11
Parabiago|MI|20015|45.56|8.95
Lainate|MI|20045|45.57|9.03
Bresso|MI|20091|45.54|9.19
Magenta|MI|20013|45.46|8.88
Gorgonzola|MI|20064|45.53|9.40
Peschiera Borromeo|MI|20068|45.43|9.31
Cesano Boscone|MI|20090|45.44|9.09
Cornaredo|MI|20007|45.50|9.03
Novate Milanese|MI|20026|45.53|9.14
Senago|MI|20030|45.58|9.13
Settimo Milanese|MI|20019|45.48|9.06
Trezzano sul Naviglio|MI|20090|45.42|9.07
Melzo|MI|20066|45.50|9.42
Opera|MI|20073|45.38|9.21
Arese|MI|20044|45.55|9.08
Cusano Milanino|MI|20095|45.55|9.18
Melegnano|MI|20077|45.36|9.32
Assago|MI|20057|45.41|9.13
Mantova|MN|46100|45.16|10.79
Castiglione delle Stiviere|MN|46043|45.39|10.49
Suzzara|MN|46029|44.99|10.74
Viadana|MN|46019|44.93|10.52
Modena|MO|41121-41126|44.65|10.93
Carpi|MO|41012|44.78|10.88
Sassuolo|MO|41049|44.54|10.78
Formigine|MO|41043|44.57|10.85
Castelfranco Emilia|MO|41013|44.60|11.05
Vignola|MO|41058|44.48|11.01
Mirandola|MO|41037|44.89|11.07
Pavullo nel Frignano|MO|41026|44.33|10.83
Maranello|MO|41053|44.53|10.87
Massa|MS|54100|44.04|10.14
Carrara|MS|54033|44.08|10.10
Aulla|MS|54011|44.21|9.97
Matera|MT|75100|40.67|16.60
Pisticci|MT|75015|40.39|16.56
Policoro|MT|75025|40.21|16.68
Napoli|NA|80121-80147|40.85|14.27
Giugliano in Campania|NA|80014|40.93|14.20
Torre del Greco|NA|80059|40.79|14.37
Pozzuoli|NA|80078|40.82|14.12
Casoria|NA|80026|40.91|14.29
Castellammare di Stabia|NA|80053|40.70|14.48
Afragola|NA|80021|40.92|14.31
Acerra|NA|80011|40.94|14.37
Marano di Napoli|NA|80016|40.90|14.19
Portici|NA|80055|40.82|14.34
Ercolano|NA|80056|40.81|14.35
Casalnuovo di Napoli|NA|80013|40.91|14.35
Caivano|NA|80023|40.96|14.30
San Giorgio a Cremano|NA|80046|40.83|14.34
Torre Annunziata|NA|80058|40.75|14.45
Quarto|NA|80010|40.88|14.14
Pomigliano d'Arco|NA|80038|40.91|14.39
Melito di Napoli|NA|80017|40.92|14.23
Arzano|NA|80022|40.91|14.27
Mugnano di Napoli|NA|80018|40.91|14.21
Somma Vesuviana|NA|80049|40.87|14.44
Frattamaggiore|NA|80027|40.94|14.27
Villaricca|NA|80010|40.92|14.19
Nola|NA|80035|40.93|14.53
Marigliano|NA|80034|40.93|14.46
Sant'Antimo|NA|80029|40.94|14.24
Gragnano|NA|80054|40.69|14.52
Vico Equense|NA|80069|40.66|14.43
Sorrento|NA|80067|40.63|14.38
Pompei|NA|80045|40.75|14.50
Novara|NO|28100|45.45|8.62
Borgomanero|NO|28021|45.70|8.46
Trecate|NO|28069|45.43|8.74
Galliate|NO|28066|45.48|8.70
Arona|NO|28041|45.76|8.56
Nuoro|NU|08100|40.32|9.33
Siniscola|NU|08029|40.57|9.69
Macomer|NU|08015|40.26|8.78
Tortolì|NU|08048|39.93|9.66
Oristano|OR|09170|39.90|8.59
Palermo|PA|90121-90151|38.12|13.36
Bagheria|PA|90011|38.08|13.51
Monreale|PA|90046|38.08|13.29
Partinico|PA|90047|38.05|13.12
Carini|PA|90044|38.13|13.18
Misilmeri|PA|90036|38.03|13.45
Termini Imerese|PA|90018|37.98|13.70
Cefalù|PA|90015|38.04|14.02
Piacenza|PC|29121-29122|45.05|9.70
Fiorenzuola d'Arda|PC|29017|44.93|9.91
Castel San Giovanni|PC|29015|45.06|9.43
Padova|PD|35121-35143|45.41|11.88
Albignasego|PD|35020|45.35|11.87
Vigonza|PD|35010|45.44|11.98
Cittadella|PD|35013|45.65|11.78
Abano Terme|PD|35031|45.36|11.79
Selvazzano Dentro|PD|35030|45.39|11.79
Piove di Sacco|PD|35028|45.30|12.04
Monselice|PD|35043|45.24|11.75
Este|PD|35042|45.23|11.66
Cadoneghe|PD|35010|45.44|11.92
Rubano|PD|35030|45.43|11.79
Camposampiero|PD|35012|45.57|11.93
Pescara|PE|65121-65129|42.46|14.21
Montesilvano|PE|65015|42.51|14.15
Spoltore|PE|65010|42.46|14.14
Perugia|PG|06121-06135|43.11|12.39
Foligno|PG|06034|42.95|12.70
Città di Castello|PG|06012|43.46|12.24
Spoleto|PG|06049|42.73|12.74
Gubbio|PG|06024|43.35|12.58
Assisi|PG|06081|43.07|12.62
Bastia Umbra|PG|06083|43.07|12.55
Corciano|PG|06073|43.13|12.29
Marsciano|PG|06055|42.91|12.34
Todi|PG|06059|42.78|12.41
Umbertide|PG|06019|43.31|12.33
Pisa|PI|56121-56128|43.72|10.40
Cascina|PI|56021|43.68|10.55
San Giuliano Terme|PI|56017|43.76|10.44
Pontedera|PI|56025|43.66|10.63
San Miniato|PI|56028|43.68|10.85
Santa Croce sull'Arno|PI|56029|43.72|10.78
Volterra|PI|56048|43.40|10.86
Pordenone|PN|33170|45.96|12.66
Sacile|PN|33077|45.95|12.50
Cordenons|PN|33084|45.98|12.70
Prato|PO|59100|43.88|11.10
Montemurlo|PO|59013|43.93|11.04
Carmignano|PO|59015|43.81|11.02
Parma|PR|43121-43126|44.80|10.33
Fidenza|PR|43036|44.87|10.06
Salsomaggiore Terme|PR|43039|44.82|9.98
Collecchio|PR|43044|44.75|10.22
Noceto|PR|43015|44.81|10.18
Pistoia|PT|51100|43.93|10.92
Quarrata|PT|51039|43.85|10.98
Monsummano Terme|PT|51015|43.87|10.81
Montecatini-Terme|PT|51016|43.88|10.77
Pescia|PT|51017|43.90|10.69
Agliana|PT|51031|43.90|11.00
Pesaro|PU|61121-61122|43.91|12.91
Fano|PU|61032|43.84|13.02
Urbino|PU|61029|43.73|12.64
Pavia|PV|27100|45.19|9.16
Vigevano|PV|27029|45.32|8.86
Voghera|PV|27058|44.99|9.01
Mortara|PV|27036|45.25|8.74
Stradella|PV|27049|45.08|9.30
Potenza|PZ|85100|40.64|15.81
Melfi|PZ|85025|40.99|15.65
Lauria|PZ|85044|40.05|15.84
Ravenna|RA|48121-48125|44.42|12.20
Faenza|RA|48018|44.29|11.88
Lugo|RA|48022|44.42|11.91
Cervia|RA|48015|44.26|12.35
Bagnacavallo|RA|48012|44.42|11.98
Reggio di Calabria|RC|89121-89135|38.11|15.65
Gioia Tauro|RC|89013|38.42|15.90
Palmi|RC|89015|38.36|15.85
Siderno|RC|89048|38.27|16.30
Taurianova|RC|89029|38.35|16.01
Villa San Giovanni|RC|89018|38.22|15.64
Locri|RC|89044|38.24|16.26
Reggio nell'Emilia|RE|42121-42124|44.70|10.63
Scandiano|RE|42019|44.60|10.69
Correggio|RE|42015|44.77|10.78
Casalgrande|RE|42013|44.59|10.74
Guastalla|RE|42016|44.92|10.65
Montecchio Emilia|RE|42027|44.70|10.45
Ragusa|RG|97100|36.93|14.73
Vittoria|RG|97019|36.95|14.53
Modica|RG|97015|36.86|14.76
Comiso|RG|97013|36.95|14.61
Scicli|RG|97018|36.79|14.70
Pozzallo|RG|97016|36.73|14.85
Rieti|RI|02100|42.40|12.86
Roma|RM|00118-00199|41.89|12.48
Guidonia Montecelio|RM|00012|41.99|12.72
Fiumicino|RM|00054|41.77|12.23
Pomezia|RM|00071|41.67|12.50
Tivoli|RM|00019|41.96|12.80
Anzio|RM|00042|41.45|12.62
Velletri|RM|00049|41.69|12.78
Civitavecchia|RM|00053|42.09|11.80
Nettuno|RM|00048|41.46|12.66
Ardea|RM|00040|41.61|12.54
Ladispoli|RM|00055|41.95|12.07
Monterotondo|RM|00015|42.05|12.62
Marino|RM|00047|41.77|12.66
Albano Laziale|RM|00041|41.73|12.66
Ciampino|RM|00043|41.80|12.60
Cerveteri|RM|00052|42.00|12.10
Fonte Nuova|RM|00013|42.00|12.62
Frascati|RM|00044|41.81|12.68
Genzano di Roma|RM|00045|41.71|12.69
Mentana|RM|00013|42.04|12.64
Grottaferrata|RM|00046|41.79|12.67
Colleferro|RM|00034|41.73|13.00
Bracciano|RM|00062|42.10|12.18
Palestrina|RM|00036|41.84|12.90
Rimini|RN|47921-47924|44.06|12.57
Riccione|RN|47838|44.00|12.65
Santarcangelo di Romagna|RN|47822|44.06|12.45
Cattolica|RN|47841|43.96|12.74
Bellaria-Igea Marina|RN|47814|44.14|12.47
Rovigo|RO|45100|45.07|11.79
Adria|RO|45011|45.05|12.06
Porto Viro|RO|45014|45.03|12.22
Lendinara|RO|45026|45.09|11.60
Salerno|SA|84121-84135|40.68|14.77
Cava de' Tirreni|SA|84013|40.70|14.71
Battipaglia|SA|84091|40.61|14.98
Scafati|SA|84018|40.75|14.53
Nocera Inferiore|SA|84014|40.74|14.64
Eboli|SA|84025|40.62|15.06
Pagani|SA|84016|40.74|14.61
Angri|SA|84012|40.74|14.57
Sarno|SA|84087|40.81|14.62
Pontecagnano Faiano|SA|84098|40.64|14.88
Nocera Superiore|SA|84015|40.74|14.67
Capaccio Paestum|SA|84047|40.42|15.08
Mercato San Severino|SA|84085|40.79|14.76
Agropoli|SA|84043|40.35|14.99
Siena|SI|53100|43.32|11.33
Poggibonsi|SI|53036|43.47|11.15
Colle di Val d'Elsa|SI|53034|43.42|11.12
Montepulciano|SI|53045|43.09|11.78
Sondrio|SO|23100|46.17|9.87
Morbegno|SO|23017|46.14|9.57
Tirano|SO|23037|46.22|10.17
La Spezia|SP|19121-19139|44.10|9.82
Sarzana|SP|19038|44.11|9.96
Siracusa|SR|96100|37.07|15.29
Augusta|SR|96011|37.23|15.22
Avola|SR|96012|36.91|15.14
Noto|SR|96017|36.89|15.07
Lentini|SR|96016|37.28|15.00
Floridia|SR|96014|37.08|15.15
Pachino|SR|96018|36.71|15.09
Sassari|SS|07100|40.73|8.56
Olbia|SS|07026|40.92|9.50
Alghero|SS|07041|40.56|8.32
Porto Torres|SS|07046|40.84|8.40
Tempio Pausania|SS|07029|40.90|9.10
Arzachena|SS|07021|41.08|9.39
La Maddalena|SS|07024|41.21|9.41
Carbonia|SU|09013|39.17|8.52
Iglesias|SU|09016|39.31|8.54
Villacidro|SU|09039|39.46|8.74
Guspini|SU|09036|39.54|8.63
Savona|SV|17100|44.31|8.48
Albenga|SV|17031|44.05|8.21
Finale Ligure|SV|17024|44.17|8.34
Varazze|SV|17019|44.36|8.58
Loano|SV|17025|44.13|8.26
Cairo Montenotte|SV|17014|44.40|8.28
Taranto|TA|74121-74123|40.47|17.24
Martina Franca|TA|74015|40.71|17.34
Massafra|TA|74016|40.59|17.11
Grottaglie|TA|74023|40.53|17.43
Manduria|TA|74024|40.40|17.63
Ginosa|TA|74013|40.58|16.76
Castellaneta|TA|74011|40.63|16.94
Teramo|TE|64100|42.66|13.70
Roseto degli Abruzzi|TE|64026|42.68|14.01
Giulianova|TE|64021|42.75|13.96
Martinsicuro|TE|64014|42.88|13.92
Silvi|TE|64028|42.55|14.12
Trento|TN|38121-38123|46.07|11.12
Rovereto|TN|38068|45.89|11.04
Pergine Valsugana|TN|38057|46.06|11.24
Arco|TN|38062|45.92|10.89
Riva del Garda|TN|38066|45.89|10.84
Torino|TO|10121-10156|45.07|7.69
Moncalieri|TO|10024|45.00|7.69
Rivoli|TO|10098|45.07|7.51
Collegno|TO|10093|45.08|7.57
Nichelino|TO|10042|45.00|7.65
Settimo Torinese|TO|10036|45.14|7.77
Grugliasco|TO|10095|45.07|7.58
Chieri|TO|10023|45.01|7.82
Pinerolo|TO|10064|44.88|7.33
Venaria Reale|TO|10078|45.13|7.63
Chivasso|TO|10034|45.19|7.89
Carmagnola|TO|10022|44.85|7.72
Ivrea|TO|10015|45.47|7.88
Orbassano|TO|10043|45.01|7.54
San Mauro Torinese|TO|10099|45.10|7.77
Ciriè|TO|10073|45.23|7.60
Caselle Torinese|TO|10072|45.18|7.65
Beinasco|TO|10092|45.02|7.58
Trapani|TP|91100|38.02|12.51
Marsala|TP|91025|37.80|12.44
Mazara del Vallo|TP|91026|37.65|12.59
Alcamo|TP|91011|37.98|12.97
Castelvetrano|TP|91022|37.68|12.79
Erice|TP|91016|38.04|12.59
Terni|TR|05100|42.56|12.64
Orvieto|TR|05018|42.72|12.11
Narni|TR|05035|42.52|12.52
Amelia|TR|05022|42.55|12.42
Trieste|TS|34121-34151|45.65|13.77
Muggia|TS|34015|45.60|13.77
Treviso|TV|31100|45.67|12.25
Castelfranco Veneto|TV|31033|45.67|11.93
Conegliano|TV|31015|45.89|12.30
Montebelluna|TV|31044|45.78|12.04
Mogliano Veneto|TV|31021|45.56|12.24
Vittorio Veneto|TV|31029|45.99|12.30
Paese|TV|31038|45.67|12.15
Oderzo|TV|31046|45.78|12.49
Villorba|TV|31020|45.74|12.24
Preganziol|TV|31022|45.60|12.24
Udine|UD|33100|46.06|13.24
Codroipo|UD|33033|45.96|12.98
Tavagnacco|UD|33010|46.13|13.21
Latisana|UD|33053|45.78|13.00
Cervignano del Friuli|UD|33052|45.82|13.34
Tolmezzo|UD|33028|46.40|13.02
Gemona del Friuli|UD|33013|46.27|13.14
Cividale del Friuli|UD|33043|46.09|13.43
Varese|VA|21100|45.82|8.83
Busto Arsizio|VA|21052|45.61|8.85
Gallarate|VA|21013|45.66|8.79
Saronno|VA|21047|45.63|9.04
Cassano Magnago|VA|21012|45.67|8.83
Tradate|VA|21049|45.71|8.91
Malnate|VA|21046|45.80|8.88
Somma Lombardo|VA|21019|45.68|8.71
Luino|VA|21016|46.00|8.75
Verbania|VB|28921-28925|45.92|8.55
Domodossola|VB|28845|46.11|8.29
Omegna|VB|28887|45.88|8.41
Vercelli|VC|13100|45.32|8.42
Borgosesia|VC|13011|45.72|8.28
Venezia|VE|30121-30176|45.44|12.32
Chioggia|VE|30015|45.22|12.28
San Donà di Piave|VE|30027|45.63|12.57
Mira|VE|30034|45.44|12.13
Spinea|VE|30038|45.49|12.16
Mirano|VE|30035|45.49|12.11
Jesolo|VE|30016|45.53|12.64
Portogruaro|VE|30026|45.78|12.84
Martellago|VE|30030|45.54|12.16
Scorzè|VE|30037|45.57|12.11
Noale|VE|30033|45.55|12.07
Dolo|VE|30031|45.43|12.08
Vicenza|VI|36100|45.55|11.55
Bassano del Grappa|VI|36061|45.77|11.73
Schio|VI|36015|45.71|11.36
Valdagno|VI|36078|45.65|11.30
Arzignano|VI|36071|45.52|11.34
Thiene|VI|36016|45.71|11.48
Montecchio Maggiore|VI|36075|45.50|11.41
Lonigo|VI|36045|45.39|11.39
Malo|VI|36034|45.66|11.41
Verona|VR|37121-37142|45.44|10.99
Villafranca di Verona|VR|37069|45.35|10.84
San Giovanni Lupatoto|VR|37057|45.39|11.04
Legnago|VR|37045|45.19|11.31
San Bonifacio|VR|37047|45.40|11.27
Bussolengo|VR|37012|45.47|10.85
Sona|VR|37060|45.44|10.83
Pescantina|VR|37026|45.48|10.87
Negrar di Valpolicella|VR|37024|45.53|10.94
Valeggio sul Mincio|VR|37067|45.35|10.73
San Martino Buon Albergo|VR|37036|45.42|11.10
Viterbo|VT|01100|42.42|12.11
Civita Castellana|VT|01033|42.29|12.41
Tarquinia|VT|01016|42.25|11.76
Vetralla|VT|01019|42.31|12.07
Montefiascone|VT|01027|42.54|12.03
Vibo Valentia|VV|89900|38.68|16.10
Pizzo|VV|89812|38.74|16.16
`;

function parseLine(line: string): Comune {
  const [name = '', province = '', zips = '', lat = '', lng = ''] = line.split('|');
  const [zipFrom = '', zipTo = zipFrom] = zips.split('-');
  return { name, province, zipFrom, zipTo, lat: Number(lat), lng: Number(lng) };
}

/** The comuni that are known with their postal codes and places; every other one is checked by its province alone. */
export const comuni: readonly Comune[] = TABLE.trim().split('\n').map(parseLine);
