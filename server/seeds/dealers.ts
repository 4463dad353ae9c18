/** The demonstration's dealers: name, street, city, province, CAP, latitude, longitude and phone of invented firms at real places. */
const rows = `
Autocentro Lambro|via Rombon 41|Milano|MI|20134|45.4925|9.2462|02 1264 8870
Officine Sempione|corso Sempione 88|Milano|MI|20154|45.4862|9.1622|02 1264 8821
Brianza Motori|viale Lombardia 12|Monza|MB|20900|45.5845|9.2744|039 2015 440
Orobica Auto|via Borgo Palazzo 137|Bergamo|BG|24125|45.6924|9.6894|035 4419 020
Leonessa Car|via Orzinuovi 64|Brescia|BS|25125|45.5258|10.1972|030 3319 710
Lario Automobili|via Napoleona 50|Como|CO|22100|45.7930|9.0876|031 2277 640
Autotorino Lingotto|via Nizza 294|Torino|TO|10126|45.0318|7.6655|011 6120 330
Mole Motori|corso Giulio Cesare 201|Torino|TO|10155|45.0985|7.7053|011 6120 481
Langhe Auto|corso Europa 92|Alba|CN|12051|44.6917|8.0214|0173 5110 92
Novara Car Center|corso Trieste 70|Novara|NO|28100|45.4469|8.6476|0321 4410 55
Aosta Motori|corso Ivrea 120|Aosta|AO|11100|45.7341|7.3428|0165 3301 48
Superba Automobili|via Cornigliano 205|Genova|GE|16152|44.4148|8.8752|010 6440 217
Riviera Car|via Aurelia 44|Savona|SV|17100|44.3010|8.4722|019 8014 36
Scaligera Motori|viale delle Nazioni 9|Verona|VR|37135|45.4052|10.9883|045 8209 914
Brenta Auto|via Venezia 61|Padova|PD|35131|45.4119|11.9107|049 7801 255
Laguna Car|via Miranese 182|Venezia|VE|30174|45.4879|12.2147|041 5340 628
Berica Automobili|viale Verona 105|Vicenza|VI|36100|45.5358|11.5156|0444 5602 31
Adige Motori|via Brennero 260|Trento|TN|38121|46.0949|11.1170|0461 8211 70
Dolomiti Auto|via Resia 80|Bolzano|BZ|39100|46.4838|11.3213|0471 2020 94
Alabarda Car|via Flavia 51|Trieste|TS|34148|45.6236|13.8070|040 8990 163
Friuli Motori|viale Tricesimo 140|Udine|UD|33100|46.0883|13.2304|0432 5450 82
Felsina Auto|via Emilia Ponente 241|Bologna|BO|40133|44.5075|11.2940|051 6140 509
Ghirlandina Motori|via Emilia Est 985|Modena|MO|41122|44.6352|10.9576|059 3660 127
Ducale Car|via Emilia Ovest 108|Parma|PR|43126|44.8084|10.2919|0521 9940 38
Riviera Adria Auto|via Flaminia 171|Rimini|RN|47923|44.0447|12.5857|0541 3790 61
Arno Automobili|via Pratese 135|Firenze|FI|50145|43.7970|11.1920|055 3190 742
Tirreno Motori|via Aurelia 300|Pisa|PI|56121|43.6998|10.3875|050 9610 84
Amiata Car|viale Sonnino 42|Grosseto|GR|58100|42.7677|11.1127|0564 4520 17
Etruria Auto|via Settevalli 133|Perugia|PG|06128|43.0908|12.3692|075 5010 263
Conero Motori|via Primo Maggio 56|Ancona|AN|60131|43.5766|13.4990|071 2870 495
Capitolina Auto|via Tuscolana 893|Roma|RM|00174|41.8532|12.5603|06 7690 3120
Tevere Motori|via Aurelia 641|Roma|RM|00165|41.8957|12.4224|06 7690 3188
Pontina Car|via Epitaffio 47|Latina|LT|04100|41.4810|12.8940|0773 6630 25
Gran Sasso Auto|via Tiburtina Valeria 312|Pescara|PE|65129|42.4412|14.1912|085 4310 669
Partenope Motori|via Argine 380|Napoli|NA|80147|40.8515|14.3271|081 5960 418
Vesuvio Car|viale Manzoni 31|Salerno|SA|84126|40.6716|14.7853|089 3050 277
Murgia Automobili|via Amendola 172|Bari|BA|70126|41.1046|16.8856|080 5460 931
Salento Motori|viale Grassi 98|Lecce|LE|73100|40.3415|18.1589|0832 3410 56
Sila Auto|via Panebianco 240|Cosenza|CS|87100|39.3157|16.2378|0984 3920 44
Conca d’Oro Car|viale Regione Siciliana 2350|Palermo|PA|90145|38.1226|13.3212|091 6820 375
Etna Motori|via Acquicella Porto 28|Catania|CT|95121|37.4863|15.0862|095 3480 612
Nuraghe Auto|viale Monastir 126|Cagliari|CA|09122|39.2496|9.1010|070 2090 848
`;

export interface Dealer {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly zip_code: string;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
}

export const dealers: readonly Dealer[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', address = '', city = '', province = '', zip_code = '', lat = '', lng = '', phone = ''] =
      row.split('|');
    return { name, address, city, province, zip_code, lat: Number(lat), lng: Number(lng), phone };
  });
