import { describe, expect, test } from 'bun:test'
import { garbledShare, unknownLanguageShare } from './unread-text.ts'

/** Sentences of resumes in languages that are not read, written for this test. */
const unread: Record<string, string> = {
  Hungarian: `Öt fős fejlesztői csapat vezetése, a kiadások idejének két hétről egy napra csökkentése. Az ügyfelek igényeinek
felmérése és a rendszerek tervezése, valamint új munkatársak betanítása. A számlázási folyamatok teljes átalakítása, a régi
programok kiváltása és a mérési adatok feldolgozása minden telephelyen. Felelős voltam az éves költségvetés elkészítéséért is.`,
  Romanian: `Am condus o echipă de cinci ingineri și am redus timpul de livrare de la două săptămâni la o zi. Am proiectat și am
întreținut serviciile de facturare, precum și instruirea noilor colegi. Am fost responsabil pentru bugetul anual și pentru
relația cu furnizorii din țară. Am înlocuit programele vechi și am prelucrat datele de măsurare în toate fabricile.`,
  Vietnamese: `Lãnh đạo một nhóm gồm năm kỹ sư và rút ngắn thời gian phát hành từ hai tuần xuống còn một ngày. Thiết kế và vận hành
hệ thống thanh toán cho khách hàng doanh nghiệp trong nước. Đào tạo nhân viên mới và chịu trách nhiệm về ngân sách hàng năm của
toàn bộ phòng kỹ thuật tại chi nhánh miền nam.`,
  Indonesian: `Memimpin tim yang terdiri dari lima insinyur dan mempersingkat waktu rilis dari dua minggu menjadi satu hari. Merancang
dan memelihara layanan penagihan untuk pelanggan perusahaan di seluruh wilayah. Melatih karyawan baru serta bertanggung jawab atas
anggaran tahunan dan hubungan dengan para pemasok. Mengganti program lama dan mengolah data pengukuran di semua pabrik.`,
  Lithuanian: `Vadovavau penkių inžinierių komandai ir sutrumpinau išleidimo laiką nuo dviejų savaičių iki vienos dienos. Kūriau ir
prižiūrėjau sąskaitų išrašymo sistemas įmonių klientams visoje šalyje. Mokiau naujus darbuotojus ir buvau atsakingas už metinį
biudžetą bei ryšius su tiekėjais. Pakeičiau senas programas ir apdorojau matavimo duomenis visose gamyklose.`,
  Greek: `Ηγήθηκα ομάδας πέντε μηχανικών και μείωσα τον χρόνο παράδοσης από δύο εβδομάδες σε μία ημέρα. Σχεδίασα συστήματα τιμολόγησης.`,
  Hindi: `पाँच इंजीनियरों की टीम का नेतृत्व किया और रिलीज़ का समय दो सप्ताह से घटाकर एक दिन किया। बिलिंग प्रणाली का डिज़ाइन और रखरखाव किया।`,
  Thai: `นำทีมวิศวกรห้าคนและลดเวลาการส่งมอบจากสองสัปดาห์เหลือหนึ่งวัน ออกแบบและดูแลระบบเรียกเก็บเงินสำหรับลูกค้าองค์กร`,
}

const read: Record<string, string> = {
  English: `Led a team of five engineers and reduced the time of a release from two weeks to one day. Designed and kept the billing
services for business customers, and trained new colleagues. Was responsible for the yearly budget and for suppliers in the country.`,
  German: `Leitung eines Teams von fünf Ingenieuren und Verkürzung der Zeit bis zur Auslieferung von zwei Wochen auf einen Tag. Entwurf und
Betrieb der Abrechnung für Geschäftskunden sowie Einarbeitung neuer Kolleginnen. Verantwortung für das Jahresbudget und die
Beziehung zu den Lieferanten im ganzen Land.`,
  Finnish: `Johdin viiden insinöörin tiimiä ja lyhensin julkaisun kestoa kahdesta viikosta yhteen päivään sekä kehitin testausta.
Suunnittelin ja ylläpidin laskutuksen palveluja yritysasiakkaille ja perehdytin uusia työntekijöitä. Vastasin vuosibudjetista
ja yhteyksistä toimittajiin koko maassa.`,
  Turkish: `Beş mühendisten oluşan bir ekibi yönettim ve teslim süresini iki haftadan bir güne indirdim. Kurumsal müşteriler için
faturalama hizmetlerini tasarladım ve yeni çalışanları eğittim. Yıllık bütçeden ve tedarikçilerle ilişkilerden sorumluydum.`,
  Japanese:
    '5名のエンジニアのチームを率い、リリースまでの期間を2週間から1日に短縮しました。請求システムの設計と運用を担当しました。',
  lists: `Python, Django, Flask, PostgreSQL, Redis, Docker, Kubernetes, Terraform, Ansible, Jenkins, Grafana, Prometheus, Kafka
Contoso Ltd, Fabrikam Inc, Northwind Traders, Adventure Works, Tailspin Toys, Wide World Importers, Litware, Proseware
git, bash, vim, make, gcc, gdb, perf, strace, tcpdump, nginx, haproxy, varnish, memcached, rabbitmq, celery, pytest, numpy, pandas`,
}

describe('how much of a text is in a language that is not read', () => {
  test.each(Object.entries(unread))('%s: most of it', (_, text) => expect(unknownLanguageShare(text)).toBeGreaterThan(0.5))
  test.each(Object.entries(read))('%s: none of it', (_, text) => expect(unknownLanguageShare(text)).toBeLessThan(0.15))
  test('half of it, beside English', () => {
    const both = unknownLanguageShare(`${read.English}\n${read.English}\n\n${unread.Hungarian}\n${unread.Romanian}`)
    expect(both).toBeGreaterThan(0.3)
    expect(both).toBeLessThan(0.75)
  })
  test('nothing, none', () => expect(unknownLanguageShare('')).toBe(0))
})

describe('how much of a text is no text', () => {
  const shifted = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter < 'a' ? 65 : 97
      return String.fromCharCode(((letter.charCodeAt(0) - base + 3) % 26) + base)
    })
  const nameless = (text: string) => text.replace(/[a-z]/gi, (letter) => String.fromCharCode(0xe000 + letter.charCodeAt(0)))
  test.each([
    ['letters of a font without names', nameless(read.English!)],
    ['letters moved in the alphabet', shifted(read.English!)],
    ['letters in the wrong encoding', Buffer.from(read.German!.repeat(3).replaceAll('e', 'é')).toString('latin1')],
  ])('%s: much', (_, text) => expect(garbledShare(text)).toBeGreaterThan(0.1))
  test.each(Object.entries(read))('%s: none', (_, text) => expect(garbledShare(text)).toBeLessThan(0.02))
  test('icons before words and signs of program names are no garbage', () => {
    const text = '\ue0b0Oslo \uf095+47 22 33 44 55 C++ C# .NET Node.js F# https://example.com/a-b?c=d me@example.com '
    expect(garbledShare(text.repeat(8))).toBe(0)
  })
})
