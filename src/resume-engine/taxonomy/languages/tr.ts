import type { Language } from './language.ts'

export const tr: Language = {
  code: 'tr',
  name: 'Turkish',
  nativeName: 'Türkçe',
  script: 'Latin',
  headings: {
    experience:
      'iş deneyimi|iş tecrübesi|deneyim|deneyimler|iş deneyimleri|mesleki deneyim|profesyonel deneyim|tecrübe|tecrübeler|çalışma hayatı|iş hayatı|kariyer|iş geçmişi|çalışma deneyimi|deneyimlerim|iş tecrübeleri|iş tecrübelerim|iş deneyimlerim|mesleki tecrübe|kariyer geçmişi|çalışma geçmişi|mesleki deneyimler|iş yaşamı|profesyonel iş deneyimi|iş bilgileri|çalıştığı yerler|çalışılan kurumlar|iş',
    internships: 'staj|stajlar|staj deneyimi|staj deneyimleri|staj bilgileri|stajlarım|staj tecrübesi',
    education:
      'eğitim|öğrenim|eğitim bilgileri|eğitim durumu|eğitim geçmişi|öğrenim durumu|akademik eğitim|eğitim ve öğretim|eğitimim|akademik geçmiş|öğrenim bilgileri|akademik bilgiler|eğitim hayatı|eğitim öğretim|okul bilgileri|eğitim öğrenim|akademik özgeçmiş|eğitim bilgilerim|mezuniyet bilgileri',
    skills:
      'yetenekler|beceriler|yetkinlikler|bilgi ve beceriler|teknik beceriler|bilgisayar bilgisi|bilgisayar becerileri|mesleki beceriler|teknik bilgiler|teknik yetkinlikler|nitelikler|yeteneklerim|becerilerim|uzmanlık alanları|beceri ve yetkinlikler|kişisel beceriler|kişisel özellikler|programlar|teknolojiler|programlama dilleri|bilgisayar bilgileri|teknik yetenekler|yetenek ve beceriler|temel yetkinlikler|güçlü yönler|kullandığı programlar|uzmanlıklar|mesleki yetkinlikler|araçlar|kişisel yetenekler|yetkinliklerim|bilgisayar|temel beceriler|bildiği programlar|kişisel yetkinlikler',
    summary:
      'profil|özet|hakkımda|kişisel profil|kariyer hedefi|hedef|profesyonel özet|kariyer özeti|ön yazı|amaç|kariyer amacı|kısaca ben|ben kimim|kişisel özet|hedefler|kendim hakkında|kariyer hedefim|tanıtım|genel bakış|özgeçmiş özeti|kısaca hakkımda|hakkında|mesleki özet',
    projects:
      'projeler|projelerim|kişisel projeler|proje deneyimi|yapılan projeler|tamamlanan projeler|önemli projeler|bitirme projesi|portföy|proje deneyimleri|akademik projeler|seçili projeler',
    volunteering:
      'gönüllülük|gönüllü çalışmalar|gönüllü deneyimi|sosyal sorumluluk|sosyal aktiviteler|kulüp ve topluluklar|üyelikler|dernek üyelikleri|gönüllü faaliyetler|sosyal sorumluluk projeleri|gönüllü projeler|gönüllülük deneyimi|sosyal faaliyetler|topluluklar|aktiviteler|kulüp üyelikleri|dernek ve kulüp üyelikleri',
    certifications:
      'sertifikalar|sertifika|belgeler|sertifika bilgileri|lisanslar|sertifikalarım|sertifika ve belgeler|eğitim ve sertifikalar|kurs ve sertifikalar|sertifika ve kurslar|lisanslar ve sertifikalar|eğitimler ve sertifikalar|sertifikalar ve eğitimler|seminer ve sertifikalar',
    courses:
      'kurslar|eğitimler|seminerler|kurs bilgileri|seminer ve kurslar|alınan eğitimler|kurs ve seminerler|katıldığı eğitimler|kurslar ve seminerler|katıldığım eğitimler|mesleki eğitimler|eğitim ve seminerler|kurs ve eğitimler|aldığı eğitimler',
    awards:
      'ödüller|başarılar|burslar|ödüller ve başarılar|burs ve ödüller|başarı ve ödüller|başarılarım|burslar ve ödüller|burslar ve projeler',
    publications: 'yayınlar|makaleler|araştırmalar|yayınlarım|bildiriler|akademik yayınlar|tezler',
    languages:
      'diller|yabancı dil|yabancı diller|dil bilgisi|dil becerileri|yabancı dil bilgisi|bildiği diller|yabancı dil bilgileri|dil|dil yetkinlikleri|lisan|dil bilgileri',
    interests: 'ilgi alanları|hobiler|ilgi alanlarım|hobilerim|hobiler ve ilgi alanları|ilgi alanları ve hobiler|ilgi ve hobiler',
    references: 'referanslar|referans|referans bilgileri|referanslarım',
    personal: 'kişisel bilgiler|kimlik bilgileri|kişisel bilgilerim|genel bilgiler|kişisel|nüfus bilgileri',
    contact:
      'iletişim|iletişim bilgileri|iletişim bilgilerim|adres|bağlantılar|sosyal medya|irtibat|iletişim bilgisi|adres bilgileri',
    other:
      'diğer|diğer bilgiler|ek bilgiler|askerlik|askerlik durumu|ehliyet|sürücü belgesi|ek bilgi|sürücü belgeleri|diğer yetkinlikler|seyahat durumu',
    'role-detail':
      'görevler|sorumluluklar|görev ve sorumluluklar|iş tanımı|açıklama|görev tanımı|yapılan işler|görevler ve sorumluluklar|rol|müşteri|ortam|temel sorumluluklar|iş açıklaması',
  },
  composed: {
    deciding: {
      projects: 'projeler projeleri',
      internships: 'staj stajlar',
      volunteering: 'gönüllülük gönüllü',
      certifications: 'sertifikalar sertifika belgeler',
      courses: 'kurslar seminerler eğitimler',
      education: 'eğitim öğrenim eğitimi',
      experience: 'deneyim deneyimi deneyimler deneyimleri tecrübe tecrübesi tecrübeler tecrübeleri kariyer',
      skills: 'yetenekler beceriler becerileri yetkinlikler yetkinlikleri',
      summary: 'profil özet',
      awards: 'ödüller başarılar',
      publications: 'yayınlar',
      languages: 'diller dil',
      interests: 'hobiler',
      references: 'referanslar',
      personal: 'bilgiler bilgileri',
    },
    passing:
      'iş mesleki profesyonel kişisel teknik akademik diğer temel önemli ilgili ilgi alanları yabancı bilgi bilgisayar sosyal dijital geçmişi ek özel',
    and: 've & /',
    lastDecides: true,
  },
  dates: {
    months: [
      'ocak|oca',
      'şubat|şub|sub',
      'mart|mar',
      'nisan|nis',
      'mayıs|may',
      'haziran|haz',
      'temmuz|tem',
      'ağustos|ağu|agu',
      'eylül|eyl',
      'ekim|eki',
      'kasım|kas',
      'aralık|ara',
    ],
    parts: [
      { words: 'ilkbahar|bahar|bahar dönemi', from: 2, to: 4 },
      { words: 'yaz|yaz dönemi', from: 5, to: 7 },
      { words: 'sonbahar|güz|güz dönemi', from: 8, to: 10 },
      { words: 'kış', from: 0, to: 1 },
    ],
    present:
      'halen|devam ediyor|devam|şimdi|günümüz|bugün|hâlen devam ediyor|halen devam ediyor|halen çalışıyor|şu an|mevcut|hala|halen devam|devam etmekte|şu anda|günümüze|günümüze kadar|halihazırda|devam etmektedir|bugüne|bugüne kadar|şimdiye kadar|halen çalışmakta|hala devam ediyor|hâlâ|çalışıyor|güncel',
    since: '',
    sinceAfter:
      "tarihinden beri|tarihinden itibaren|tarihinden bu yana|itibarıyla|itibariyle|dan beri|den beri|tan beri|ten beri|beri|yılından beri|yılından itibaren|itibaren|'dan beri|'den beri|'tan beri|'ten beri|dan itibaren|den itibaren",
    until: '',
    to: "ile|ve|'dan|'den|den|dan",
    from: '',
    yearMarks: "yılı|yılında|yılından|'dan|'den|'tan|'ten|'da|'de|'ta|'te|'e kadar|'a kadar|'ye kadar",
    years: 'yıl|sene|yıllık',
    monthUnits: 'ay|aylık',
  },
  degrees: {
    doctorate: 'doktora|?doktor|doktora derecesi|tıpta uzmanlık',
    master:
      'yüksek lisans|tezli yüksek lisans|tezsiz yüksek lisans|yüksek mühendis|master derecesi|yüksek lisans derecesi|master',
    bachelor:
      'lisans|lisans derecesi|üniversite mezunu|mühendislik lisansı|?lisans mezunu|lisans eğitimi|çift anadal|lisans tamamlama|açıköğretim lisans',
    associate: 'ön lisans|önlisans|ön lisans derecesi|ön lisans mezunu|önlisans derecesi',
    diploma: 'ustalık belgesi|kalfalık belgesi|çıraklık|kalfalık|ustalık',
    certificate: 'sertifika|kurs bitirme belgesi|katılım belgesi',
    high_school: 'lise|lise diploması|lise mezunu|ortaöğretim|lise eğitimi|ilköğretim|ortaokul mezunu',
  },
  titles: {
    heads: `bilimci direktörü kaptanı tamircisi eri mütercim subayı üyesi pazarlamacı çavuş acenta akademisyen aktör aktris analist analisti animatör antrenör araştırmacı araştırmacısı arşivci asistan asistanı aşçı aşçıbaşı aşçısı avukat ajan bahçıvan bakıcı bakıcısı bankacı barista barmen başhekim başkan başkanı başkomiser başmühendis başöğretmen bekçi bekçisi berber biyolog boyacı bulaşıkçı
      çalışan çalışanı çaycı çevirmen çırak çiftçi çilingir cerrah danışman danışmanı danışma dansçı dekoratör demirci denetçi denetçisi denetmen depocu dermatolog doktor doktoru doğramacı döşemeci diyetisyen dizgici duvarcı ebe eczacı editör editörü eğitmen eğitmeni eğitimci ekonomist elektrikçi elektronikçi eleman elemanı emlakçı ergoterapist
      fayansçı fırıncı fizikçi fizyoterapist formen formeni fotoğrafçı frezeci garson gardiyan gazeteci gemici genetikçi girişimci görevli görevlisi grafiker hakem hakim hamal hasta hekim hekimi hemşire hemşiresi heykeltıraş hizmetli hostes illüstratör imam inşaatçı itfaiyeci işçi işçisi işletmeci işletmecisi
      jeolog kalfa kaynakçı kaptan kasap kasiyer kimyager komi komiser konsiyerj koordinatör koordinatörü koç kuaför kurucu kurucusu kurye kuryesi kuyumcu kütüphaneci laborant lider lideri lojistikçi manikürcü makinist makineci masör matematikçi matbaacı marangoz memur memuru menajer mentor mimar mimarı mobilyacı montajcı
      montör muhabir muhasebeci muhasebecisi mühendis mühendisi müdür müdürü müdiresi müfettiş müfettişi muavin müşavir müşaviri müzisyen moderatör noter nakliyeci operatör operatörü optisyen oyuncu öğrenci öğrencisi öğretmen öğretmeni ortak ortağı pastacı pazarlamacı pedagog personel personeli pilot pilotu
      planlamacı polis postacı profesör programcı programcısı psikolog psikiyatrist radyolog redaktör rehber rehberi rektör reklamcı resepsiyonist ressam satıcı savcı sekreter sekreteri sekreterya senarist sigortacı sorumlu sorumlusu sosyolog spiker sporcu stajyer stajyeri stilist subay sunucu sürücü sürücüsü
      şef şefi şoför şoförü tamirci tasarımcı tasarımcısı taşeron tekniker teknikeri teknisyen teknisyeni temizlikçi temsilci temsilcisi terapist tercüman terzi tesisatçı testçi tezgahtar tornacı trader turizmci usta ustası ustabaşı uzman uzmanı üretici vali vardiya vekil vekili veteriner yapımcı yardımcı yardımcısı yatırımcı
      yayıncı yazar yazarı yazılımcı yetkili yetkilisi yönetici yöneticisi yönetmen yönetmeni zabıta zanaatkar geliştirici geliştiricisi denizci denetleyici gönüllü gönüllüsü görevlisi`,
    phrases:
      'genel müdür|genel müdür yardımcısı|insan kaynakları uzmanı|satış temsilcisi|satış danışmanı|müşteri temsilcisi|proje yöneticisi|kat görevlisi|temizlik görevlisi|güvenlik görevlisi|ön büro|muhasebe elemanı|yazılım geliştirici|araştırma görevlisi|ekip lideri|takım lideri|kabin memuru|vardiya amiri|iş güvenliği uzmanı|depo sorumlusu|ön muhasebe elemanı',
    levels:
      'kıdemli|uzman|baş|yardımcı|yardımcısı|müdür|şef|stajyer|senior|junior|genel|bölge|sorumlu|lider|çırak|kalfa|vekili|asistan|amir|amiri|direktör|direktörü|yönetici',
  },
  organisations: {
    legalForms:
      'a.ş.|aş|ltd. şti.|ltd.şti.|limited şirketi|anonim şirketi|ltd|san. ve tic.|san. tic.|tic. ltd. şti.|san. ve tic. a.ş.|san. ve tic. ltd. şti.|şti.|kolektif şirketi|t.a.ş.|şirketi',
    words:
      'hastanesi|hastane|devlet hastanesi|sağlık ocağı|kliniği|klinik|polikliniği|muayenehane|eczane|eczanesi|huzurevi|kreş|kreşi|anaokulu|okulu|belediyesi|belediye|valiliği|kaymakamlığı|bakanlığı|müdürlüğü|başkanlığı|mahkemesi|adliyesi|emniyet|jandarma|ordu|bankası|bank|sigorta|grubu|grup|holding|şirketi|şirketler grubu|fabrikası|fabrika|atölyesi|atölye|tersanesi|sanayi|ticaret|mağazası|mağazaları|market|marketi|süpermarket|bakkal|kitabevi|pastanesi|fırını|fırın|kasap|lokantası|lokanta|restoran|restaurant|kafe|cafe|otel|oteli|pansiyon|ofisi|ofis|bürosu|hukuk bürosu|danışmanlık|müşavirlik|muhasebe|ajansı|ajans|stüdyosu|laboratuvarı|matbaası|yayınevi|yayıncılık|gazetesi|nakliyat|lojistik|taşımacılık|inşaat|yapı|mimarlık|mühendislik|tesisat|elektrik|temizlik|emlak|gayrimenkul|vakfı|derneği|müzesi|tiyatrosu|kütüphanesi|camii|çiftliği|tarım|gıda|tekstil|mobilya|otomotiv|sistemleri|teknoloji|teknolojileri|bilişim|yazılım|enerji|kardeşler|ve oğulları|turizm|medya|reklam|metal|makine|kimya|ilaç|telekom|iletişim',
  },
  schools:
    'üniversitesi|üniversite|teknik üniversitesi|meslek yüksekokulu|yüksekokulu|fakültesi|enstitüsü|lisesi|anadolu lisesi|fen lisesi|meslek lisesi|imam hatip lisesi|koleji|kolej|ortaokulu|ilkokulu|ilköğretim okulu|okulu|akademisi|konservatuvarı|halk eğitim merkezi|açıköğretim fakültesi|myo|odtü|itü|kurs merkezi',
  employment: {
    'full-time': 'tam zamanlı',
    'part-time': 'yarı zamanlı|part time|part-time',
    remote: 'uzaktan|uzaktan çalışma|evden',
    hybrid: 'hibrit',
    'on-site': 'ofiste|yerinde|iş yerinde',
    freelance: 'serbest|serbest çalışan|freelance|kendi işi|serbest meslek',
    contract: 'sözleşmeli|proje bazlı|belirli süreli',
    temporary: 'geçici|dönemsel|mevsimlik|sezonluk|yaz işi',
    permanent: 'kadrolu|sürekli|daimi|belirsiz süreli',
    internship: 'staj|stajyer|zorunlu staj|gönüllü staj|yaz stajı|uzun dönem staj',
    apprenticeship: 'çırak|çıraklık|kalfa',
    volunteer: 'gönüllü',
  },
  labels: {
    title: 'pozisyon|ünvan|unvan|görev|görevi|rol|meslek|iş unvanı|pozisyonu|kadro',
    employer: 'işveren|şirket|kurum|firma|şirket adı|firma adı|müşteri|iş yeri|çalıştığı kurum|kuruluş|işyeri',
    place: 'yer|şehir|konum|ülke|lokasyon|adres|il',
    dates: 'tarih|tarihler|dönem|süre|çalışma süresi|yıl|başlangıç|başlangıç tarihi|çalışma tarihi',
    degree: 'derece|diploma|mezuniyet|ünvan|mezuniyet derecesi|eğitim seviyesi|öğrenim düzeyi|seviye',
    school: 'okul|üniversite|kurum|fakülte|okul adı|öğrenim kurumu|enstitü',
    field: 'bölüm|alan|anabilim dalı|program|uzmanlık|branş|fakülte/bölüm',
    description: 'açıklama|görevler|sorumluluklar|iş tanımı|görev tanımı|yapılan işler|görev ve sorumluluklar|başarılar',
    tools: 'araçlar|teknolojiler|ortam|kullanılan teknolojiler|programlar|yazılımlar|kullanılan araçlar',
  },
  people: {
    nameLabels:
      'ad soyad|adı soyadı|isim|ad|soyad|adı|soyadı|isim soyisim|ad ve soyad|adınız soyadınız|ad-soyad|adı-soyadı|adı ve soyadı',
    honorifics: 'bay|bayan|sayın|dr|prof|doç|av|öğr. gör|uzm|op. dr|yrd. doç',
    documents: 'özgeçmiş|cv|ön yazı|kişisel bilgi formu|hayat hikayesi|öz geçmiş|iş başvuru formu',
  },
  noExperience:
    'iş deneyimi yok|iş deneyimim yok|iş tecrübesi yok|iş tecrübem yok|deneyimsiz|iş deneyimi bulunmamaktadır|yeni mezun deneyimsiz|iş deneyimim bulunmamaktadır',
  experience: 'deneyim|deneyimi|tecrübe|tecrübesi|deneyime|deneyimli|iş tecrübesi|tecrübeye',
  functionWords: `ve bir bu ile için olarak da de en olan çok gibi daha kadar ya sonra her ise ne veya ki ben benim olduğu tarafından üzere ancak ayrıca hem
    arasında üzerinde içinde göre etmek yaptım yapıldı aldım oldum sahip`,
}
