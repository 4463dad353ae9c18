const elided: Readonly<Record<string, string>> = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’', nel: 'nell’' };

/** Days that begin with a vowel when they are read out: 8 and 11, as in "8 dicembre" and "11/12/2026". */
const beforeDay = /(?<![\p{L}\d])(il|al|dal|del|nel) (?=(?:8|11)[\s/])/giu;

/** "entro il 8 dicembre" as Italians write it: "entro l’8 dicembre". */
export function elideBeforeDays(text: string): string {
  return text.replace(beforeDay, (found, article: string) => {
    const short = elided[article.toLowerCase()] ?? found;
    return article.startsWith(article.charAt(0).toLowerCase()) ? short : short.charAt(0).toUpperCase() + short.slice(1);
  });
}

/** The same where the day stands apart from its article, in bold: what comes before `day`. */
export function elideBefore(text: string, day: string): string {
  const whole = elideBeforeDays(text + day);
  return whole.slice(0, whole.length - day.length);
}
