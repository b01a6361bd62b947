import type { Language } from '../language.ts'

export const turkish: Language = {
  code: 'tr',
  name: 'Turkish',
  regions: [
    {
      country: 'Türkiye',
      cities:
        'İzmir; Eskişehir; Ankara; Bursa; Trabzon; İstanbul; Gaziantep; Antalya; Kadıköy, İstanbul; Çanakkale; Kayseri; Diyarbakır; Muğla; Sakarya; Mersin; Ümraniye, İstanbul',
      female: 'Elif; Şule; Gülşah; Zehra; İpek; Nurcan; Ebru; Çiğdem; Hacer; Özge; Beyza; Müge; Dilara; Işıl; Songül; Rojda',
      male: 'Emre; Hüseyin; Çağrı; Ömer; İlker; Serkan; Yiğit; Oğuzhan; Ümit; Baran; Cem; Recep; Volkan; Kağan; Şahin; Taner',
      family:
        'Akgün; Yıldırım; Şentürk; Çoban; Özdemir; Karaduman; Güneş; Işık; Tuncer; Büyükdere; Kılıçaslan; İnan; Uğurlu; Çelebi; Saygılı; Topçu; Ergin; Demirtaş; Küçük; Bayraktar',
      phones: '+90 500 000 ## ##; 0500 000 ## ##; (0500) 000 ####; 0 212 000 ## ##; +90-500-000-####; 0500000####',
      addresses:
        'Çınar Mah. Gül Sok. No:{k}/{k}, {city}; {city}; Cumhuriyet Cad. No: {n} D:{k}, {city}; {zip} {city}; {city} / Türkiye; Bahçelievler Mah. {n}. Sokak, {city}',
      legal: 'A.Ş.; Ltd. Şti.; San. ve Tic. A.Ş.; Tic. Ltd. Şti.; Koll. Şti.; San. Tic. Ltd. Şti.',
    },
    {
      country: 'KKTC',
      cities: 'Lefkoşa; Girne; Gazimağusa; Güzelyurt',
      female: 'Sevgül; Pembe; Emine; Nahide',
      male: 'Kemal; Hasan; Mustafa; Erdinç',
      family: 'Beyoğlu; Tatlısu; Karabardak; Özyiğit; Hacıarif; Denizer',
      phones: '+90 533 000 ## ##; 0392 000 ## ##',
      addresses: '{city}; Zeytin Sok. No {k}, {city}; {city}, Kıbrıs',
      legal: 'Ltd.; Şirketler Grubu; Trading Ltd.',
    },
  ],
  companyWords:
    'Kırlangıç; Çınaraltı; Anadolu Yıldızı; Mavişehir; Gökkuşağı; Pusula; Ihlamur; Karaçam; Yakamoz; Boğaz; Tunç; Zirve; Kervan; Işıltı; Sümbül; Deniz Feneri; Uludere; Çekirdek; Rüzgârlı; Akasya; Doruk; Ege Rüzgarı; Fidan; Toros; Bereket; Nar; Sedir; Güneysu; Martı; Kehribar',
  employers: {
    tech: '{name} Yazılım {legal}; {name} Bilişim {legal}; {name} Teknoloji {legal}; {name} Bilgi Sistemleri; {name} Veri {legal}; {name}soft',
    health:
      'Özel {name} Hastanesi; {city} Devlet Hastanesi; {name} Tıp Merkezi; {name} Eczanesi; {name} Huzurevi; {name} Diş Kliniği; {city} Şehir Hastanesi',
    shop: '{name} Market; {name} Mağazacılık {legal}; {name} Mobilya; {family} Tekstil; {name} Kitabevi; {name} Perakende {legal}; {family} Kuyumculuk',
    agency:
      '{name} Reklam Ajansı; {name} İletişim {legal}; {name} İnsan Kaynakları; {name} Yayınevi; Stüdyo {name}; {name} Medya {legal}',
    finance:
      '{name} Bank; {name} Sigorta A.Ş.; {name} Katılım Bankası; {family} Mali Müşavirlik; {name} Portföy; {name} Faktoring A.Ş.',
    law: '{family} Hukuk Bürosu; {family} & {family2} Avukatlık Ortaklığı; Av. {family} Bürosu; {name} Hukuk ve Danışmanlık',
    school:
      '{name} İlkokulu; {name} Anadolu Lisesi; Özel {name} Koleji; {name} Anaokulu; {name} Dershanesi; {name} Dil Kursu; {name} Ortaokulu',
    food: '{name} Restoran; {name} Otel; {family} Lokantası; {name} Catering; {family} Pastanesi; {name} Cafe; {name} Tatil Köyü',
    transport:
      '{name} Lojistik {legal}; {name} Nakliyat; {name} Kargo; {family} Taşımacılık {legal}; {name} Turizm; {name} Oto Servis',
    building:
      '{name} İnşaat {legal}; {family} Yapı {legal}; {name} Mimarlık; {name} Elektrik Taahhüt; {family} Mühendislik; {name} Gayrimenkul',
    factory:
      '{name} Makina {legal}; {name} Tekstil {legal}; {name} Plastik {legal}; {name} Otomotiv Yan Sanayi; {name} Gıda {legal}; {family} Metal {legal}; {name} Kimya A.Ş.',
    science:
      '{name} Araştırma Enstitüsü; {name} Üniversitesi; {name} Biyoteknoloji A.Ş.; {name} Laboratuvarları; {name} Ar-Ge Merkezi',
    public:
      '{city} Belediyesi; {city} İl Tarım Müdürlüğü; {name} Kaymakamlığı; {city} İtfaiyesi; {city} İl Halk Kütüphanesi; {city} Vergi Dairesi; {n}. Piyade Tugayı',
    farm: '{family} Çiftliği; {name} Tarım {legal}; {name} Fidancılık; {name} Süt Ürünleri; {name} Seracılık; {name} Bağcılık',
    general:
      '{name} {legal}; {name} Holding A.Ş.; {family} Ticaret; {name} Grup; {family} Kardeşler {legal}; {name} Dış Ticaret {legal}; {name} Vakfı; {name} Hizmet {legal}',
  },
  schools:
    '{name} Üniversitesi; {city} Teknik Üniversitesi; {name} Meslek Yüksekokulu; {name} Anadolu Lisesi; {city} Üniversitesi; {name} Endüstri Meslek Lisesi; {name} Fen Lisesi; Özel {name} Lisesi; {name} Açıköğretim Fakültesi',
  degrees: {
    vocational: 'Ön Lisans; Önlisans; Ustalık Belgesi; Meslek Yüksekokulu; Kalfalık Belgesi; Meslek Lisesi',
    bachelor: 'Lisans; Lisans Derecesi; Üniversite; Lisans (%100 Burslu); Lisans Diploması; Mühendislik Lisansı',
    master: 'Yüksek Lisans; Tezli Yüksek Lisans; Tezsiz Yüksek Lisans; MBA; Yüksek Lisans Derecesi',
    doctor: 'Doktora; Dr.; Tıpta Uzmanlık; Doktora (devam)',
    school: 'Lise; Anadolu Lisesi; Lise Diploması; Lise Mezunu',
  },
  degreeForms:
    '{field}, {degree}; {degree}, {field}; {field} ({degree}); {field} {degree}; {degree} - {field}; {field} – {degree}',
  occupations: {
    software:
      'Yazılım Destek Elemanı; Jr. Yazılım Geliştirici; Yazılım Geliştirici; Yazılım Mühendisi; Kıdemli Yazılım Mühendisi; Yazılım Takım Lideri; Teknoloji Direktörü | Faturalama {skill} ile yeniden yazıldı, süre {n} dakikadan {k} dakikaya indi; {client} ile {n} entegrasyonun bakımı; Otomatik testlerle hata oranı %{p} azaldı; {big} müşteri kaydının taşınması | Nesne Yönelimli Programlama; Veritabanı Tasarımı; Mikroservisler; Kod İnceleme | Bilgisayar Mühendisliği; Yazılım Mühendisliği; Bilgisayar Programcılığı',
    data: 'Veri Analisti; Veri Mühendisi; Veri Bilimci; İstatistikçi; İş Zekâsı Müdürü | {n} mağaza için talep tahmini; {n} tablo yerine {skill} ile tek rapor; {big} anketin çözümlenmesi | İstatistik; Makine Öğrenmesi; Veri Görselleştirme | İstatistik; Matematik; Endüstri Mühendisliği',
    support:
      'Teknik Servis Elemanı; Bilgi İşlem Uzmanı; Sistem Yöneticisi; Ağ Uzmanı; Bilgi İşlem Müdürü | {k} lokasyonda {big} kullanıcıya destek; Günde {n} arıza kaydı; Bir hafta sonunda {skill} geçişi | Ağ Yönetimi; Yedekleme; Donanım; Kullanıcı Desteği | Bilgisayar Teknolojisi; Elektronik Haberleşme',
    nursing:
      'Hasta Bakıcı; Acil Tıp Teknisyeni; Hemşire; Yoğun Bakım Hemşiresi; Sorumlu Hemşire; Pratisyen Hekim; Ebe | Vardiyada {n} hastanın bakımı; {k} yeni hemşirenin eğitimi; {k} serviste elektronik dosyaya geçiş | Damar Yolu Açma; Yara Bakımı; İlk Yardım; Hasta Takibi | Hemşirelik; Tıp; Ebelik',
    care: 'Yaşlı Bakım Elemanı; Çocuk Gelişimci; Sosyal Hizmet Uzmanı; Psikolog; Huzurevi Müdürü | {n} sakinin günlük bakımı; Ayda {n} aile ziyareti; Yılda {k} gezi düzenleme | Yaşlı Bakımı; Aile Görüşmesi; Vaka Yönetimi | Sosyal Hizmet; Psikoloji',
    pharmacy:
      'Eczane Teknisyeni; Eczacı; Mesul Müdür; Laborant; Fizyoterapist; Diş Hekimi | Günde {n} reçete; Ayda {big} numune; Miadı dolan ürünlerde %{p} azalma | Reçete Kontrolü; Numune Analizi; Stok Takibi | Eczacılık; Fizyoterapi; Tıbbi Laboratuvar',
    sales:
      'Satış Temsilcisi; Plasiyer; Müşteri Temsilcisi; Bölge Satış Sorumlusu; Satış Müdürü; Satış Direktörü | {money} tutarında {n} yeni müşteri; Hedefin %1{p} oranında gerçekleşmesi; Geri kazanılan müşteri: {client} | Pazarlık; Teklif Hazırlama; Müşteri Ziyareti; İhale Takibi | İşletme; Pazarlama',
    retail:
      'Kasiyer; Reyon Görevlisi; Satış Danışmanı; Mağaza Müdür Yardımcısı; Mağaza Müdürü; Satın Alma Uzmanı | {n} çalışanlı mağazanın yönetimi; {big} ürün sayımı; Yeni yerleşimle cirosu %{p} artan reyon | Ürün Yerleşimi; Kasa; Müşteri Karşılama | İşletme; Perakende Yönetimi',
    marketing:
      'Sosyal Medya Uzmanı; Metin Yazarı; Pazarlama Uzmanı; Marka Müdürü; Kurumsal İletişim Müdürü; Muhabir; Pazarlama Direktörü | {big} aboneye ulaşan bülten; Yılda {k} fuar; Reklam maliyetinde %{p} düşüş | İçerik Üretimi; Kampanya Yönetimi; Basın İlişkileri | Halkla İlişkiler; Gazetecilik; Reklamcılık',
    accounting:
      'Ön Muhasebe Elemanı; Muhasebe Uzmanı; Bordro Uzmanı; Mali Müşavir; Muhasebe Müdürü; Finans Direktörü | Ay kapanışı {n} günden {k} güne indi; {big} çalışanın bordrosu; Yılda {n} beyanname | Genel Muhasebe; KDV; Banka Mutabakatı; Maliyet Hesabı | Muhasebe; Maliye; İktisat',
    banking:
      'Gişe Yetkilisi; Bireysel Müşteri Temsilcisi; Kredi Tahsis Uzmanı; Portföy Yöneticisi; Sigorta Uzmanı; Şube Müdürü | Ayda {n} kredi dosyası; {money} büyüklüğünde portföy; {big} müşteriye hizmet | Kredi Değerlendirme; Risk Yönetimi; Mevduat | Bankacılık; Ekonomi',
    legal:
      'Hukuk Asistanı; Stajyer Avukat; Avukat; Hukuk Müşaviri; Noter Kâtibi; Kıdemli Avukat | Yılda {n} sözleşme; {n} iş davasında temsil; {big} belgenin incelenmesi | Sözleşme Hukuku; Dava Takibi; İcra İşlemleri | Hukuk; Adalet',
    hr: 'İK Asistanı; İşe Alım Uzmanı; Özlük İşleri Uzmanı; Eğitim Uzmanı; İnsan Kaynakları Müdürü | Yılda {n} işe alım; {big} çalışana eğitim; Devir oranı %{p} düzeyine indi | Mülakat; Özlük İşleri; Performans Değerlendirme | Çalışma Ekonomisi; Psikoloji',
    office:
      'Büro Elemanı; Santral Görevlisi; Sekreter; Yönetici Asistanı; İdari İşler Sorumlusu; Ofis Müdürü; Çağrı Merkezi Temsilcisi | Saatte {n} çağrı; {k} yöneticinin takvimi; {big} kişilik toplantı düzeni, {city} | Yazışma; Dosyalama; Randevu Takibi; On Parmak Klavye | Büro Yönetimi; Türk Dili ve Edebiyatı',
    teaching:
      'Yardımcı Öğretmen; Okul Öncesi Öğretmeni; Sınıf Öğretmeni; Matematik Öğretmeni; Zümre Başkanı; Öğretim Görevlisi; Okul Müdürü | {n} öğrencili sınıfın öğretmenliği; {n} üyeli satranç kulübü; Sınav başarısı %9{k} | Ders Planlama; Sınıf Yönetimi; Veli Görüşmesi | Sınıf Öğretmenliği; Matematik; İngiliz Dili Eğitimi',
    kitchen:
      'Bulaşıkçı; Komi; Aşçı Yardımcısı; Aşçı; Pastacı; Mutfak Şefi; Fırın Ustası | Akşam {n} kişilik servis; Malzeme maliyeti %{p}; {n} tabaklık yeni menü | Hijyen; Sıcak Mutfak; Hamur İşleri; Maliyet | Aşçılık; Gastronomi',
    hotel:
      'Garson; Barista; Kat Görevlisi; Resepsiyonist; Ön Büro Şefi; Tur Rehberi; Otel Müdürü | Akşam {n} misafir karşılama; Sezonda {n} düğün; {n} garsonluk ekip | Rezervasyon; Misafir İlişkileri; Servis | Turizm ve Otelcilik; Turist Rehberliği',
    logistics:
      'Depo Elemanı; Forklift Operatörü; Sevkiyat Sorumlusu; Satın Alma Sorumlusu; Gümrük Müşavir Yardımcısı; Lojistik Müdürü | Saatte {n} sipariş; Ayda {n} konteyner gümrükleme; {big} paletlik depo | Stok Takibi; Gümrük; Sevkiyat Planlama | Lojistik; Dış Ticaret',
    driving:
      'Kurye; Şoför; Tır Şoförü; Otobüs Kaptanı; Filo Sorumlusu; Vinç Operatörü | Kazasız {big} km; Günde {n} teslimat; {n} aracın güzergâhı | SRC Belgesi; E Sınıfı Ehliyet; Takograf | Ulaştırma; Motorlu Araçlar',
    construction:
      'İnşaat İşçisi; Duvar Ustası; Tesisatçı; Formen; Şantiye Şefi; İnşaat Mühendisi; Mimar; Proje Müdürü (İnşaat) | {k} yılda {n} konut; {money} bütçeli okul onarımı; {n} şantiyenin metrajı | Metraj; Hakediş; Şantiye Yönetimi | İnşaat Mühendisliği; Mimarlık',
    electrical:
      'Elektrik Teknisyeni; Elektrikçi; Bakım Teknisyeni; Elektrik Mühendisi; Otomasyon Mühendisi; Elektrik Bakım Şefi | {n} dairenin tesisatı; {k}. hatta duruşlar %{p} azaldı; {k} trafo merkezinin devreye alınması | Pano Montajı; Arıza Tespiti; Güneş Enerjisi | Elektrik-Elektronik Mühendisliği; Elektrik',
    mechanics:
      'Oto Tamircisi; Tesviyeci; Makine Bakımcı; Servis Danışmanı; Atölye Şefi; Bakım Müdürü | Haftada {n} araç; {client} için şanzıman revizyonu; {n} tezgâhın bakım planı | Arıza Teşhisi; Hidrolik; Önleyici Bakım | Makine; Otomotiv Teknolojisi',
    production:
      'Üretim Elemanı; Kaynakçı; CNC Operatörü; Kalite Kontrol Elemanı; Vardiya Amiri; Üretim Müdürü; Fabrika Müdürü | {n} kişilik vardiya; Fire %{p} seviyesinden %{k} seviyesine indi; Kalıp değişimi {n} dakika kısaldı | Kalite Kontrol; Gazaltı Kaynağı; Yalın Üretim | Endüstri Mühendisliği; Makine',
    engineering:
      'Teknik Ressam; Tasarım Mühendisi; Makine Mühendisi; Proses Mühendisi; Ar-Ge Müdürü; Test Mühendisi | Pompa gövdesinde %{p} hafifleme; {n} ömür testi; {k} mühendislik ekip | Mekanik Tasarım; Sonlu Elemanlar; Prototip | Makine Mühendisliği; Malzeme Mühendisliği',
    design:
      'Grafiker; Grafik Tasarımcı; Arayüz Tasarımcısı; Fotoğrafçı; İç Mimar; Sanat Yönetmeni | {n} oyun afişi; Sipariş sayfasında %{p} artış; {n} düğün çekimi | Tipografi; Görsel Düzenleme; Kurumsal Kimlik | Grafik Tasarım; Güzel Sanatlar',
    research:
      'Laboratuvar Teknisyeni; Araştırma Görevlisi; Araştırmacı; Dr. Öğretim Üyesi; Doçent; Kimyager | {n} gölden örnek alma; {k} makale; {money} araştırma desteği | Mikroskopi; Kromatografi; Bilimsel Yazım | Biyoloji; Kimya; Tarih',
    civil:
      'Memur; Zabıta Memuru; Kütüphaneci; İtfaiye Eri; Mütercim; Şef; Şube Müdürlüğü Sorumlusu | Günde {n} başvuru; {big} görüşün değerlendirilmesi; Yılda {n} olaya müdahale | Resmî Yazışma; İhale Mevzuatı; Raporlama | Kamu Yönetimi; Mütercim-Tercümanlık',
    farming:
      'Tarım İşçisi; Bahçıvan; Sera Sorumlusu; Ziraat Mühendisi; Veteriner Hekim; Çiftlik Müdürü | {n} büyükbaşın bakımı; {big} zeytin fidanı; {n} dönüm damla sulama | Sulama; Budama; Hayvan Bakımı | Ziraat Mühendisliği; Veterinerlik',
    security:
      'Güvenlik Görevlisi; Uzman Çavuş; Güvenlik Amiri; Muhabere Subayı; Güvenlik Müdürü | {n} personelin sevk ve idaresi; {k} kapılı tesisin korunması; {big} erin eğitimi | Devriye; Telsiz; Kriz Yönetimi | Sistem Mühendisliği; Özel Güvenlik',
    executive:
      'Proje Koordinatörü; Proje Yöneticisi; Ürün Yöneticisi; İş Geliştirme Müdürü; Genel Müdür Yardımcısı; Genel Müdür; Kurucu Ortak | Şirketin {n} kişiden {big} kişiye büyümesi; {money} zararın kâra dönmesi; {city} fabrikasının kuruluşu | Strateji; Bütçe Yönetimi; Müzakere | İşletme; İktisat',
  },
  headings: {
    experience:
      'İş Deneyimi; İş Tecrübesi; Deneyim; Mesleki Deneyim; İş Deneyimleri; Çalışma Hayatı; Profesyonel Deneyim | Çalıştığım Yerler; Yolculuğum; Duraklar; Bugüne Kadar Yaptıklarım; Emek Verdiğim Yerler',
    furtherExperience: 'Diğer Deneyimler; Önceki İş Deneyimleri; Ek Deneyim | Daha Önce; Ondan Önce',
    internships: 'Stajlar; Staj Deneyimi; Staj Bilgileri | İlk Adımlar; Çıraklık Günleri',
    education:
      'Eğitim; Eğitim Bilgileri; Öğrenim Durumu; Eğitim Durumu; Akademik Geçmiş | Okuduğum Yerler; Okul Yılları; Sıralar',
    skills:
      'Yetenekler; Beceriler; Bilgisayar Bilgisi; Yetkinlikler; Mesleki Beceriler; Teknik Beceriler | Elimden Gelenler; Alet Çantam; Güçlü Yanlarım; Bildiklerim',
    languages: 'Yabancı Dil; Yabancı Diller; Diller; Dil Bilgisi | Konuştuklarım; Anlaşabildiğim Diller',
    summary: 'Hakkımda; Özet; Kariyer Hedefi; Ön Yazı; Profil; Kısaca | Merhaba; Birkaç Söz; Ben Kimim',
    projects: 'Projeler; Seçilmiş Projeler; Kişisel Projeler | Kendi Yaptıklarım; El Emeği',
    certificates:
      'Sertifikalar; Kurs ve Sertifikalar; Eğitim ve Sertifikalar; Belgeler; Seminerler | Ayrıca Öğrendiklerim; Kâğıtlar',
    awards: 'Ödüller; Başarılar; Burs ve Ödüller | Aldığım Övgüler; Gurur Tablosu',
    publications: 'Yayınlar; Makaleler | Yazdıklarım; Basılanlar',
    volunteering: 'Gönüllü Çalışmalar; Gönüllülük; Sosyal Sorumluluk; Dernek Üyelikleri | Başkaları İçin; İmece',
    interests: 'İlgi Alanları; Hobiler; Hobiler ve İlgi Alanları | İşten Sonra; Boş Vakitlerde',
    references: 'Referanslar; Referans | Beni Tanıyanlar; Onlara Sorun',
    contact: 'İletişim; İletişim Bilgileri; İletişim Bilgilerim | Bana Ulaşın; Yazın, Arayın',
    personal: 'Kişisel Bilgiler; Kimlik Bilgileri; Kişisel Bilgilerim; Genel Bilgiler | Künye; Kartvizit',
  },
  dates: {
    present: 'Devam Ediyor; devam ediyor; Halen; halen; Günümüz; günümüz; Bugün; Şu an; Devam; Hâlen',
    since: '{a} tarihinden beri; {a} tarihinden itibaren; {a} itibarıyla; {a} - halen devam ediyor',
    until: '{b} tarihine kadar',
    fromTo: '{a} ile {b} arası; {a} - {b} arası; {a} ile {b} arasında',
    to: '-',
    seasons: 'İlkbahar; Yaz; Sonbahar; Kış',
    quarter: '{y} {n}. Çeyrek',
    years: 'other=yıl',
    months: 'other=ay',
    shortMonths: 'Oca; Şub; Mar; Nis; May; Haz; Tem; Ağu; Eyl; Eki; Kas; Ara',
    more: '{y} {month}; {month} / {y}',
  },
  words: {
    at: '@; -',
    email: 'E-posta; E-Posta; Mail; E-mail; Elektronik Posta',
    phone: 'Telefon; Tel; Cep; Cep Telefonu; GSM',
    address: 'Adres; İkamet; Ev Adresi; İkametgâh',
    born: 'Doğum Tarihi; Doğum Yeri ve Tarihi; D. Tarihi',
    nationality: 'Uyruk; Uyruğu',
    nationalities: 'T.C.; Türkiye Cumhuriyeti; KKTC; Türk',
    title: 'Pozisyon; Görev; Unvan; Ünvan; Görevi',
    employer: 'Firma; Şirket; Kurum; İşyeri; Firma Adı',
    period: 'Tarih; Süre; Çalışma Süresi; Dönem',
    place: 'Şehir; Yer; Konum; İl',
    responsibilities: 'Görevler; İş Tanımı; Sorumluluklar; Görev ve Sorumluluklar; Yapılan İşler',
    achievements: 'Başarılar; Sonuçlar; Kazanımlar',
    technologies: 'Teknolojiler; Kullanılan Teknolojiler; Araçlar; Programlar',
    project: 'Proje; Başlıca Proje; Projeler',
    client: 'Müşteri; İş Sahibi; Proje Sahibi',
    via: '({via} aracılığıyla); ({via} bünyesinde); (taşeron: {via})',
    types: 'Tam Zamanlı; Yarı Zamanlı; Dönemsel; Sözleşmeli; Serbest; Proje Bazlı; Vardiyalı',
    remote: 'Uzaktan; Hibrit; Evden',
    freelance: 'Serbest Çalışan; Freelance; Kendi İşi; Şahıs Şirketi',
    ownName: '{family} Danışmanlık; {family} Atölyesi; {name} Tasarım; {family} Ticaret',
    page: 'Sayfa {p}/{q}; {p}; {p}/{q}; Sayfa {p}; - {p} -',
    references: 'İstendiğinde sunulacaktır; Talep üzerine verilir; İstek üzerine',
    intern: 'Stajyer; {title} Stajyeri; Uzun Dönem Stajyer; Çırak; Yeni Mezun Programı',
    fresher: 'Yeni mezun; Deneyim yok; Henüz yok',
    thesis: 'Tez Konusu; Bitirme Projesi; Uzmanlık; Bölüm',
    grade: 'Not ortalaması: 3,{k}/4; GNO: 3.{k}; Onur derecesi; Yüksek onur; Diploma notu 8{k}',
    careerBreak: 'Doğum izni; Askerlik; Ailevi nedenler; İş arayışı; Dil eğitimi; Ara verme',
    columns: 'Tarih; Firma; Pozisyon; Görevler; Şehir',
    skillGroups: 'Programlar; Mesleki; İleri; Temel; Teknoloji; Diğer; Yöntemler; Bilgisayar; Uygulama; Genel',
    photo: 'Fotoğraf; Vesikalık; Resim',
    cv: 'Özgeçmiş; ÖZGEÇMİŞ; CV; Öz Geçmiş',
  },
  summaries: {
    years:
      '{n} yıllık deneyim, çoğu {city}.; Bu meslekte {n} yılı aşkın süredir çalışıyorum.; {n} yıl deneyimli {title}.; {skill} ile {n} yıldan fazla çalıştım.; Toplam {n} yıl iş tecrübesi.',
    plain:
      '{title} olarak düzeni ve kısa toplantıları severim.; Başladığı işi bitiren bir ekip arıyorum.; {skill} kullanımında iyiyim.; Baskı altında sakinim, çabuk öğrenirim.; Hatayı ilk ben söylerim.; Mesajlara aynı gün yanıt veririm.; Seyahat engelim yok.; {city} ve çevresinde çalışmak istiyorum.',
  },
  bullets:
    '{n} kişilik ekibin yönetimi; {money} bütçenin sorumluluğu; {k} birimde {skill} kullanımına geçiş; Giderlerde %{p} azalma; Yılda {big} talebin karşılanması; {client} ile eşgüdüm; {n} tedarikçiyle pazarlık; Haftalık raporların hazırlanması; {k} yeni çalışanın eğitimi; Günlük {skill} kullanımı; {city} fuarlarına katılım; Yöneticiye vekâlet; {n} kişinin vardiya planı; Evrak ve arşiv düzeni; Ofis taşınmasına destek; Müşteri memnuniyeti %{p} düzeyinden %9{k} düzeyine çıktı; {year} hedeflerinin tamamına ulaşıldı; Yeni tedarikçiyle {money} tasarruf; Telefonda müşteri desteği; Kalite ve süre takibi',
  traps:
    '{year} yılında {title2} görevine terfi; {client} bünyesinde {k} ay görevlendirme, {city}; {from} – {to}: {client} deposunun taşınması; {title2} görevine bağlı çalışma; Proje: {client} ({year}); {year} yazında {title2} vekilliği; {client} ile çalışma deneyimi; Yeni çalışanların eğitim ve becerileri; {year} yılında {client} ile birleşme; {client} | denetim | {year}',
  paragraphs: {
    past: '{from} ile {to} arasında {employer} ({place}) bünyesinde {title} olarak çalıştım.; {from} – {to}: {employer}, {place}, {title}.; {employer} ({place}): {from} ile {to} arasında {title}.',
    present:
      '{from} tarihinden beri {employer} ({place}) bünyesinde {title} olarak çalışıyorum.; {from} tarihinden bugüne {title}, {employer}, {place}.',
  },
  money: '{n} bin TL; {n} milyon TL; {n}.000 ₺; {k},{k} milyon TL; {n}.000 €; {n}00.000 TL',
  softSkills: 'Takım çalışması; Sabır; Dakiklik; İletişim; Sorumluluk; Çözüm odaklılık; Dikkat; Esneklik; Güler yüz; Düzen',
  languageNames: 'Türkçe; İngilizce; Almanca; Arapça; Kürtçe; Fransızca; Rusça; İspanyolca; Farsça',
  languageLevels: 'Ana dil; Çok iyi; İyi; Orta; Başlangıç; B2; C1; Akıcı; Okuma-yazma',
  interests:
    'Satranç; Yüzme; Doğa yürüyüşü; Fotoğraf; Kitap; Bağlama; Yemek; Futbol; Bahçe işleri; Seyahat; Koro; Bisiklet; Balık tutmak',
  projects:
    '{Name}: {skill} ile koro takvimi; Okul çatısında hava istasyonu, {skill}; {n} üyeli komşu alet ödünç kulübü; Boş park yeri tahmini, {city}',
  awards:
    'Yılın Çalışanı, {year}; {name} Vakfı bursu, {year}; {city} Girişimcilik Yarışması finalisti, {year}; Teşekkür belgesi ({year})',
  certificates:
    'İlk Yardım; B Sınıfı Ehliyet; SRC 2; İşletmeci Operatör Belgesi; Proje Yönetimi; Forklift Operatörlüğü; İş Güvenliği Uzmanlığı (C); Kaynakçı Belgesi; Usta Öğreticilik; YDS 75; Diksiyon; Pedagojik Formasyon',
  issuers: '{name} Akademi; {city} Ticaret Odası; {city} Halk Eğitim Merkezi; {name} Enstitüsü',
  publications:
    'Ölçü Aletlerinin Sabrı Üzerine; {city} Göğünde Ebabiller; Islak Toprak İçin Ucuz Algılayıcı; Küçük Örneklem, Büyük İddia; Selden Sonra Ekmek Fiyatları',
  volunteer:
    'Altyapı antrenörü @ {name} Spor Kulübü; Gönüllü @ {name} Barınağı; Sayman @ {name} Derneği; Kitap okuyucusu @ {city} Kütüphanesi; İlk yardımcı @ {city} Kızılay Şubesi',
}
