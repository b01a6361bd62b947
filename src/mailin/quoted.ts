/** How programs begin what they quote: 'On Monday, Rita wrote:' in the languages that people write to us in. */
const attributions = [
  /^(?:On|Am|Le|El|Il|Op|Em|No dia|Den|På|W dniu|Dnia|Dne|Em|Il giorno|Op)\s.{4,200}?\b(?:wrote|schrieb|a écrit|escribió|ha scritto|scritto|schreef|escreveu|skrev|napisał(?:\(a\)|a)?|napsal(?:\(a\)|a)?)\b.{0,120}:?\s*$/iu,
  /^.{4,200}(?:пишет|писал|написал|написала|написал\(а\))\s*:?\s*$/iu,
  /^\d{4}[年/-].{4,160}[:：]\s*$/u,
  /^.{4,160}(?:さんは書きました|写道|撰寫|작성)\s*[:：]\s*$/u,
]
const dividers = [
  /^[-_\s]{2,}\s*(?:Original Message|Original-Nachricht|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale|Oorspronkelijk bericht|Mensagem original|Исходное сообщение|元のメッセージ|Forwarded message|Weitergeleitete Nachricht|Message transféré|Mensaje reenviado|Begin forwarded message)\s*[-_\s]{0,}$/iu,
  /^_{20,}\s*$/,
]
const firstFields = /^\*?(?:From|Von|De|Da|Van|Från|Fra|Od|От|差出人|发件人|보낸 사람)\*?\s?:\s.+/iu
const laterFields =
  /^\*?(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Inviato|Verzonden|Skickat|Sendt|Wysłano|Отправлено|Дата|送信日時|日付|To|An|À|Para|A|Aan|Till|Til|Do|Кому|宛先|Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Тема|件名)\*?\s?:/iu

const isQuoted = (line: string) => /^\s{0,3}>/.test(line)
const isBlank = (line: string) => line.trim() === ''

/** Where the quoted part begins; null where nothing is quoted. */
function beginning(lines: readonly string[]): number | null {
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim()
    if (line === '' || line.length > 400) continue
    if (dividers.some((each) => each.test(line))) return at
    if (firstFields.test(line) && lines.slice(at + 1, at + 5).filter((each) => laterFields.test(each.trim())).length >= 2)
      return at
    if (attributions.some((each) => each.test(line))) return at
    // Long attributions are broken into two or three lines, of which the first has the day.
    const isBegun = /^\S{1,4}\s/u.test(line) && /\d/.test(line)
    for (const count of isBegun ? [2, 3] : []) {
      const joined = lines
        .slice(at, at + count)
        .map((each) => each.trim())
        .join(' ')
      if (joined.length <= 400 && attributions[0]?.test(joined)) return at
    }
    if (isQuoted(line)) return at
  }
  return null
}

/**
 * What somebody wrote, and what their program quoted. Who answers below the quoted words, or between them, is understood as well: between
 * them everything stays together, because the answers mean nothing alone.
 */
export function splitQuoted(all: string): { text: string; quoted: string } {
  const lines = all.replaceAll('\r\n', '\n').split('\n')
  const start = beginning(lines)
  if (start === null) return { text: all.trim(), quoted: '' }
  const rest = lines.slice(start)
  const firstMark = rest.findIndex(isQuoted)
  const before = lines.slice(0, start).join('\n').trim()
  const whole = { text: before, quoted: rest.join('\n').trim() }
  if (firstMark < 0) return whole
  const groups: { quoted: boolean; lines: string[] }[] = []
  for (const line of rest.slice(firstMark)) {
    const last = groups.at(-1)
    const quoted = isQuoted(line)
    if (last && (last.quoted === quoted || isBlank(line))) last.lines.push(line)
    else groups.push({ quoted, lines: [line] })
  }
  const own = groups.filter((group) => !group.quoted && group.lines.some((line) => !isBlank(line)))
  if (own.length === 0) return whole
  if (own.length > 1 || groups.at(-1)?.quoted) return before === '' || own.length > 1 ? { text: all.trim(), quoted: '' } : whole
  const after = own.map((group) => group.lines.join('\n').trim()).join('\n')
  return {
    text: [before, after].filter(Boolean).join('\n\n'),
    quoted: [...rest.slice(0, firstMark), ...groups.filter((group) => group.quoted).flatMap((group) => group.lines)]
      .join('\n')
      .trim(),
  }
}
