import type { Language } from '../language.ts'

export const turkish: Language = {
  code: 'tr',
  name: 'Turkish',
  regions: [
    {
      country: 'Türkiye',
      cities:
        'Eskişehir; Bursa; Trabzon; Gaziantep; Antalya; Samsun; Konya; Kayseri; İzmir; İstanbul; Mersin; Diyarbakır; Çanakkale',
      female: 'Şule; Gülşah; Nurcan; Ebru; Çiğdem; Işıl; Fatma Nur; Özge; Zübeyde; Pınar',
      male: 'Çağrı; Oğuzhan; İsmail; Gökhan; Ümit; Rıdvan; Mehmet Ali; Serkan; Yiğit; Barış',
      family:
        'Yıldırım; Karadeniz; Öztürk-Güneş; Şimşek; Çetinkaya; Bozkurt; Güler; Akyol; Özdemir; Işık; Tuncer; Koçak; Aslan; Değirmenci',
      phones: '+90 505 555 ## ##; 0505 555 ## ##; 0 (212) 555 ## ##; 05055550###',
      addresses: 'Çınar Mah. Gül Sok. No: {n}, {city}; {city}; Atatürk Cad. No: {n}/{k}, {city}; {city}/Türkiye',
      legal: 'A.Ş.; Ltd. Şti.; Tic. Ltd. Şti.; San. ve Tic. A.Ş.; Holding A.Ş.',
    },
  ],
  companyWords:
    'Çınaraltı; Yakamoz; Akçaağaç; Bozdağ; Turna; Pamukova; Gümüşsu; Zeytindalı; Kuzeyışık; Taşköprü; Deniztepe; Lale; Karanfil; Toros; Martı; Yeşilvadi; Anafor; Kervan; Gökkuşak; Sedir',
  employers: {
    tech: '{name} Yazılım {legal}; {name} Bilişim {legal}; {name} Teknoloji {legal}; {name} Veri {legal}',
    health: 'Özel {name} Hastanesi; {name} Tıp Merkezi; {name} Huzurevi; {name} Eczanesi; {city} Devlet Hastanesi',
    shop: '{name} Mağazaları {legal}; {name} Market {legal}; {name} Kitabevi; {name} Mobilya {legal}; {name} Giyim',
    agency: '{name} Ajans; {name} İletişim {legal}; {name} Stüdyo; {name} Yayınevi; {name} İnsan Kaynakları {legal}',
    finance: '{name} Bankası A.Ş.; {name} Sigorta {legal}; {name} Mali Müşavirlik; {name} Faktoring {legal}',
    law: '{family} Hukuk Bürosu; {family} & {family2} Avukatlık Ortaklığı; {name} Noterliği',
    school: '{name} İlkokulu; {name} Koleji; {name} Anaokulu; {name} Üniversitesi; {city} Anadolu Lisesi',
    food: '{name} Lokantası; {name} Otel; {name} Pastanesi; {name} Catering {legal}; {name} Kebap',
    transport:
      '{name} Lojistik {legal}; {name} Nakliyat {legal}; {name} Kargo {legal}; {name} Turizm Taşımacılık; {name} Oto Servis',
    building: '{name} İnşaat {legal}; {name} Yapı {legal}; {name} Mimarlık; {name} Elektrik {legal}; {name} Gayrimenkul {legal}',
    factory:
      '{name} Makine {legal}; {name} Çelik {legal}; {name} Plastik {legal}; {name} Tekstil {legal}; {name} Gıda {legal}; {name} Otomotiv {legal}',
    science: '{name} Araştırma Enstitüsü; {name} Laboratuvarları {legal}; {name} Üniversitesi; {name} Biyoteknoloji {legal}',
    public: '{city} Belediyesi; {city} Valiliği; {city} İtfaiyesi; {city} İl Halk Kütüphanesi; {city} Vergi Dairesi',
    farm: '{name} Çiftliği; {name} Fidancılık; {name} Tarım {legal}; {name} Bağları',
    general: '{name} {legal}; {name} Holding; {name} Hizmet {legal}; {family} Ticaret {legal}; {name} Vakfı; {name} Grup {legal}',
  },
  schools:
    '{name} Üniversitesi; {city} Teknik Üniversitesi; {name} Meslek Yüksekokulu; {city} Anadolu Lisesi; {name} Meslek Lisesi; {name} Fen Lisesi',
  degrees: {
    vocational: 'Ön Lisans; Meslek Lisesi Diploması; Ustalık Belgesi; Önlisans',
    bachelor: 'Lisans; Lisans Derecesi; Üniversite (Lisans)',
    master: 'Yüksek Lisans; Tezli Yüksek Lisans; MBA',
    doctor: 'Doktora; Doktora Derecesi',
    school: 'Lise; Lise Diploması; Anadolu Lisesi Diploması',
  },
  degreeForms: '{field}, {degree}; {field} ({degree}); {degree} – {field}; {degree}, {field}; {field} - {degree}',
  occupations: {
    software:
      'Stajyer Yazılımcı; Yazılım Geliştirici; Yazılım Mühendisi; Kıdemli Yazılım Mühendisi; Yazılım Müdürü; Test Uzmanı | Faturalama modülü {skill} ile yeniden yazıldı, süre {n} dakikadan {k} dakikaya indi; {big} müşteri kaydı kesintisiz taşındı | Birim test; Çevik yöntemler; Veritabanı | Bilgisayar Mühendisliği; Yazılım Mühendisliği',
    data: 'Veri Analisti; Veri Mühendisi; Veri Bilimci; Analiz Müdürü | {n} mağaza için satış tahmini; {n} tablo yerine tek rapor | İstatistik; Modelleme | İstatistik; Matematik',
    support:
      'Teknik Destek Uzmanı; Ağ Uzmanı; Sistem Yöneticisi; Bilgi İşlem Müdürü | Günde {n} çağrı; {k} şubede {big} bilgisayar yenilendi | Ağ yönetimi; Yedekleme; Kullanıcı desteği | Bilgi Teknolojileri',
    nursing:
      'Hasta Bakıcı; Hemşire; Yoğun Bakım Hemşiresi; Servis Sorumlu Hemşiresi; Başhemşire; Ebe | Vardiyada {n} hasta bakımı; {k} öğrenciye rehberlik | Yara bakımı; İlaç uygulama; Triyaj | Hemşirelik; Ebelik',
    care: 'Yaşlı Bakım Elemanı; Sosyal Hizmet Uzmanı; Çocuk Gelişimci; Kurum Müdürü | {n} aileye destek; Yılda {k} gezi | Görüşme; İlk yardım | Sosyal Hizmet',
    pharmacy:
      'Eczane Teknisyeni; Eczacı; Fizyoterapist; Laboratuvar Teknisyeni; Diş Hekimi | Günde {n} reçete; Fire yüzde {p} azaldı | Danışmanlık; Stok; Tahlil | Eczacılık; Fizyoterapi',
    sales:
      'Satış Temsilcisi; Satış Danışmanı; Müşteri Yöneticisi; Bölge Satış Müdürü; Satış Direktörü | {money} değerinde {n} yeni müşteri; Hedefin yüzde {p} üstü | Müzakere; Müşteri kazanımı; Teklif | İşletme; Pazarlama',
    retail:
      'Kasiyer; Reyon Görevlisi; Mağaza Müdür Yardımcısı; Mağaza Müdürü | {n} kişilik mağaza; {big} ürün sayımı | Kasa; Ürün yerleşimi; Müşteri hizmeti | İşletme Yönetimi',
    marketing:
      'Pazarlama Asistanı; Metin Yazarı; Pazarlama Uzmanı; Marka Müdürü; Basın Danışmanı | {big} okurlu bülten; Yılda {k} fuar | Metin yazarlığı; Reklam; Basın ilişkileri | Halkla İlişkiler; Gazetecilik',
    accounting:
      'Ön Muhasebe Elemanı; Muhasebe Uzmanı; Bordro Uzmanı; Mali Müşavir; Muhasebe Müdürü; Denetçi | Ay kapanışı {k} günde; {big} kişinin bordrosu | Muhasebe; KDV; Bilanço | Muhasebe ve Finans; Maliye',
    banking:
      'Gişe Yetkilisi; Portföy Yöneticisi; Kredi Analisti; Şube Müdürü; Hasar Uzmanı | {n} firma müşterisi; {money} kredi portföyü | Kredi analizi; Risk; Yatırım | Bankacılık; İktisat',
    legal:
      'Stajyer Avukat; Hukuk Sekreteri; Avukat; Hukuk Müşaviri | Yılda {n} sözleşme; {k} dava | Sözleşmeler; İş hukuku; İcra | Hukuk',
    hr: 'İşe Alım Uzmanı; İnsan Kaynakları Uzmanı; Eğitim Uzmanı; İnsan Kaynakları Müdürü | Bir yılda {n} işe alım; {k} tesiste {skill} | İşe alım; İş hukuku; Eğitim | Psikoloji; Çalışma Ekonomisi',
    office:
      'Resepsiyon Görevlisi; Büro Elemanı; Sekreter; Yönetici Asistanı; Ofis Müdürü; Çağrı Merkezi Temsilcisi | {k} yöneticinin takvimi; {big} kişilik toplantı | Evrak takibi; Yazışma; Organizasyon | Büro Yönetimi',
    teaching:
      'Sınıf Öğretmeni; Matematik Öğretmeni; İngilizce Öğretmeni; Okul Müdürü; Öğretim Görevlisi; Okul Öncesi Öğretmeni | {n} öğrencilik sınıf; {n} çocukla satranç kulübü | Ders planlama; Sınıf yönetimi | Eğitim Fakültesi; Türk Dili',
    kitchen:
      'Komi; Aşçı; Aşçı Yardımcısı; Şef; Mutfak Şefi; Pastacı; Fırıncı | Cumartesi {n} kişilik servis; {k} çırak yetiştirildi | Menü; Hijyen; Pastacılık | Gastronomi',
    hotel:
      'Garson; Ön Büro Görevlisi; Barmen; Kat Hizmetleri Şefi; Otel Müdürü; Turist Rehberi | Akşam {n} konuk; {n} düğün | Konuk ilişkileri; Rezervasyon | Turizm İşletmeciliği',
    logistics:
      'Depo Görevlisi; Forklift Operatörü; Lojistik Uzmanı; Depo Müdürü; Satın Alma Uzmanı | Saatte {n} sipariş; Ayda {n} konteyner | Stok yönetimi; Gümrük; Satın alma | Lojistik Yönetimi',
    driving:
      'Dağıtım Şoförü; Tır Şoförü; Otobüs Şoförü; Kurye; Filo Sorumlusu | Yılda kazasız {big} km; Günde {n} teslimat | E sınıfı ehliyet; SRC belgesi | Ulaştırma',
    construction:
      'Düz İşçi; Duvarcı; Marangoz; Formen; Şantiye Şefi; Mimar; İnşaat Mühendisi | {n} konut; {money} bütçeli okul zamanında | Metraj; Proje okuma; İş güvenliği | İnşaat Mühendisliği; Mimarlık',
    electrical:
      'Elektrik Ustası; Elektrik Teknisyeni; Otomasyon Teknisyeni; Elektrik Mühendisi | {n} daire tesisatı; Duruşlar yüzde {p} azaldı | PLC; Arıza bulma; Pano | Elektrik-Elektronik Mühendisliği',
    mechanics:
      'Oto Tamircisi; Bakım Teknisyeni; Kaportacı; Servis Müdürü; Servis Danışmanı | Haftada {n} araç; {client} için şanzıman | Teşhis; Hidrolik | Otomotiv; Makine',
    production:
      'Üretim Operatörü; Kaynakçı; CNC Operatörü; Vardiya Amiri; Kalite Kontrol Uzmanı; Üretim Müdürü | {n} kişilik vardiya; Fire yüzde {p} yerine {k} | Kalite kontrol; Kaynak | Endüstri Mühendisliği',
    engineering:
      'Teknik Ressam; Makine Mühendisi; Proses Mühendisi; Proje Mühendisi; Tasarım Müdürü | Pompa gövdesi yüzde {p} hafif; {n} yorulma testi | Tasarım; Mukavemet; Proje yönetimi | Makine Mühendisliği; Kimya Mühendisliği',
    design:
      'Grafik Tasarımcı; Arayüz Tasarımcısı; Sanat Yönetmeni; İç Mimar; Fotoğrafçı | {k} sezon {client} afişleri; {n} düğün çekimi | Tipografi; Rötuş; Mizanpaj | Grafik Tasarım',
    research:
      'Laborant; Araştırma Görevlisi; Araştırmacı; Doçent; Kimyager; Biyolog | {n} gölden örnek; {k} makale | Mikroskopi; İstatistik | Biyoloji; Kimya; Fizik',
    civil:
      'Memur; Polis Memuru; İtfaiye Eri; Kütüphaneci; Şehir Plancısı; Tercüman; Şube Müdürü (Kamu) | Haftada {n} dosya; Ayda {n} olay | İdare hukuku; Raporlama | Kamu Yönetimi; Siyaset Bilimi',
    farming:
      'Tarım İşçisi; Bahçıvan; Ziraat Teknisyeni; Çiftlik Müdürü; Ziraat Mühendisi; Veteriner Hekim | {n} inek sağımı; {big} fidan | Budama; Sulama; Hayvan bakımı | Ziraat; Veterinerlik',
    security:
      'Güvenlik Görevlisi; Uzman Çavuş; Astsubay; Güvenlik Amiri; Güvenlik Müdürü | {k} görevde {n} asker; {n} kapılı tesis | Gözetim; Telsiz | Güvenlik Bilimleri',
    executive:
      'Proje Yöneticisi; Ürün Müdürü; Danışman; Genel Müdür; Operasyon Direktörü; Kurucu Ortak | {client}: {n} kişiden {big} kişiye; {money} zarar {k} çeyrekte kâra döndü | Strateji; Bütçe; Liderlik | İşletme; İktisat',
  },
  headings: {
    experience:
      'İş Deneyimi; Deneyim; İş Tecrübesi; Profesyonel Deneyim; Çalışma Hayatı; İş Deneyimleri | Yolculuğum; Nerelerde Çalıştım; Duraklar; Görevlerim; Meslekte Geçen Yıllar',
    furtherExperience: 'Diğer Deneyimler; Önceki Deneyimler | Daha Önce; Ayrıca',
    internships: 'Stajlar; Staj Deneyimi | İlk Adımlar',
    education: 'Eğitim; Eğitim Bilgileri; Öğrenim Durumu; Eğitim Durumu | Okul Sıralarında; Neler Okudum; Öğrenim Yılları',
    skills:
      'Yetenekler; Beceriler; Yetkinlikler; Bilgisayar Bilgisi; Teknik Beceriler | Alet Çantam; Elimden Gelenler; Güçlü Yanlarım',
    languages: 'Yabancı Dil; Diller; Dil Bilgisi | Konuştuğum Diller',
    summary: 'Özet; Hakkımda; Profil; Kariyer Hedefi | Kısaca; Ben Kimim; Merhaba',
    projects: 'Projeler; Kişisel Projeler | Kendi Yaptıklarım',
    certificates: 'Sertifikalar; Kurslar; Sertifika ve Kurslar | Belgelerim',
    awards: 'Ödüller; Başarılar | Takdirler',
    publications: 'Yayınlar; Makaleler | Yazdıklarım',
    volunteering: 'Gönüllü Çalışmalar; Sosyal Sorumluluk | Başkaları İçin',
    interests: 'İlgi Alanları; Hobiler | İşten Sonra',
    references: 'Referanslar | Beni Tanıyanlar',
    contact: 'İletişim; İletişim Bilgileri | Bana Ulaşın',
    personal: 'Kişisel Bilgiler; Kimlik Bilgileri | Künyem',
  },
  dates: {
    present: 'Halen; halen; Devam ediyor; günümüz; Günümüz; devam; Şu an; HALEN',
    since: '{a} tarihinden beri; {a} itibarıyla',
    until: '{b} tarihine kadar',
    fromTo: '{a} tarihinden {b} tarihine kadar; {a} ile {b} arası',
    to: '–; -; ile',
    seasons: 'İlkbahar; Yaz; Sonbahar; Kış',
    quarter: '{y}/{n}. çeyrek',
    years: 'one=yıl;other=yıl',
    months: 'one=ay;other=ay',
  },
  words: {
    at: '@; /',
    email: 'E-posta; E-mail; Mail',
    phone: 'Telefon; Tel; Cep; GSM; Cep Tel',
    address: 'Adres; İkamet',
    born: 'Doğum Tarihi; Doğum',
    nationality: 'Uyruk; Uyruğu',
    nationalities: 'T.C.; Türk; Azerbaycan',
    title: 'Pozisyon; Görev; Unvan; Ünvan',
    employer: 'Firma; İşveren; Şirket; Kurum',
    period: 'Dönem; Tarih; Süre; Çalışma Süresi',
    place: 'Yer; Şehir; Konum',
    responsibilities: 'Sorumluluklar; Görev Tanımı; Görevler; İş Tanımı',
    achievements: 'Başarılar; Sonuçlar',
    technologies: 'Teknolojiler; Araçlar; Ortam',
    project: 'Proje; Projeler; Ana proje',
    client: 'Müşteri; Müşteri firma; Son müşteri',
    via: '({via} aracılığıyla); taşeron: {via}',
    types: 'Tam zamanlı; Yarı zamanlı; Dönemsel; Sözleşmeli; Kadrolu; Sezonluk',
    remote: 'uzaktan; hibrit; evden',
    freelance: 'Serbest; Freelance; Serbest çalışan; Kendi işi',
    ownName: '{name} Danışmanlık; {family} Atölyesi; {name} Serbest Tasarım',
    page: 'Sayfa {p} / {q}; {p}/{q}; {p}; s. {p}',
    references: 'İstek üzerine; Talep edilirse sunulur',
    intern: 'Stajyer; {title} (Staj); Çırak; Yarı Zamanlı Stajyer',
    fresher: 'Yeni mezun; Henüz yok',
    thesis: 'Tez; Tez konusu; Bölüm',
    grade: 'Ortalama: 3,{k}/4; Not: 8{k}/100; onur derecesi',
    careerBreak: 'Doğum izni; Askerlik; Ücretsiz izin; Dünya turu; Aile bakımı',
    columns: 'Tarih; Firma; Görev; Sorumluluk; Yer',
    skillGroups: 'Araçlar; Mesleki; Programlar; Yöntemler; Temel; İleri; Günlük; Teknik',
    photo: 'Fotoğraf; Resim',
    cv: 'Özgeçmiş; CV; ÖZGEÇMİŞ; Curriculum Vitae',
  },
  summaries: {
    years:
      'Alanında {n} yıl deneyim.; {n} yıldan uzun süredir aynı meslekte ve hâlâ meraklı.; {n} yıllık deneyime sahip {title}.; {skill} ile {n} yıl deneyim.',
    plain:
      'Başladığı işi bitiren bir ekip arıyorum.; Düzen, sakinlik ve mizah.; {skill} konusunda rahatım.; Verdiğim tarihe uyarım.; Öğrenmeyi seven bir {title}.; {city} içinde uzun süreli bir iş istiyorum.',
  },
  bullets:
    '{n} kişilik ekibin yönetimi; {money} bütçe; {k} şubede {skill} kullanımı başlatıldı; Giderler {n} ayda yüzde {p} düştü; Yılda {big} talep yanıtlandı; {client} ve iki kurumla ortak çalışma; {n} kişinin vardiya planı; {city} fuarlarına katılım; {k} yeni çalışanın eğitimi; {n} tedarikçiyle pazarlık; Her gün {skill} kullanımı; Yönetime haftalık rapor; Müşteri memnuniyeti yüzde {p} iken 9{k} oldu; {year} hedeflerinin tamamı tutturuldu; Ofis taşınmasına destek; İkinci teklifle {money} tasarruf',
  traps:
    '{year} yılında {title2} görevine terfi; {client}, {city}: {k} ay geçici görev; {from} – {to}: {client} fabrikasının taşınması; Bağlı olunan: {title2}; Proje: {client} ({year}); {year} yazında {title2} vekilliği; Yeni çalışanların eğitimi; {client} denetimlerinde deneyim; {year} yılında şirketi {client} satın aldı; {skill} becerisi ekibe aktarıldı',
  paragraphs: {
    past: '{from} ile {to} arasında {employer} ({place}) bünyesinde {title} olarak çalıştım.; {from} – {to}: {employer}, {place}, görev: {title}.',
    present:
      '{from} tarihinden beri {employer} ({place}) bünyesinde {title} olarak çalışıyorum.; {from} itibarıyla {employer}, {place}, görev: {title}.',
  },
  money: '{n} milyon TL; {n} bin TL; {n}.000 ₺; {n} milyon avro',
  softSkills: 'Sabır; Takım çalışması; Dakiklik; Titizlik; Mizah; Sorumluluk; Esneklik; Dinleme',
  languageNames: 'Türkçe; İngilizce; Almanca; Fransızca; Arapça; Rusça; Kürtçe',
  languageLevels: 'ana dil; akıcı; başlangıç; orta; B2; C1; A2; iyi; ileri',
  interests: 'bağlama; satranç; dağcılık; balık tutma; okuma; fotoğraf; yüzme; tiyatro; bahçe; voleybol; bisiklet',
  projects:
    '{name}: arıcılar için uygulama ({skill}); Okul çatısında hava istasyonu, {skill}; Mahallede alet paylaşımı, {n} üye; {name}, {n} kişilik koro takvimi',
  awards: 'Yılın çalışanı {year}; {name} Vakfı ödülü {year}; {name} bursu {year}',
  certificates:
    'B sınıfı ehliyet; İlk yardım; Hijyen belgesi; İş güvenliği C sınıfı; YDS 7{k}; Forklift belgesi; SMMM ruhsatı; Scrum Master',
  issuers: '{name} Akademi; Halk Eğitim Merkezi {city}; {name} Eğitim {legal}; {client}',
  publications:
    'Ölçü aletlerinin sabrı üzerine; {city} üzerinde ebabiller; Islak toprak için ucuz algılayıcı; Küçük örneklem, büyük iddia',
  volunteer:
    'Altyapı antrenörü @ {name} Spor; Sayman @ {name} Derneği; Gönüllü @ {city} Gıda Bankası; Arama kurtarma @ {name} Gönüllüleri',
}
