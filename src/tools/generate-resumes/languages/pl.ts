import type { Language } from '../language.ts'

export const polish: Language = {
  code: 'pl',
  name: 'Polish',
  regions: [
    {
      country: 'Polska',
      cities:
        'Gdynia; Lublin; Rzeszów; Katowice; Szczecin; Białystok; Bielsko-Biała; Toruń; Wrocław; Łódź; Kielce; Zielona Góra; Warszawa; Nowy Sącz',
      female: 'Bożena; Katarzyna; Małgorzata; Zuzanna; Agnieszka; Ewelina; Oliwia; Grażyna; Justyna; Łucja; Natalia; Wanda',
      male: 'Grzegorz; Zbigniew; Łukasz; Przemysław; Wojciech; Kacper; Mirosław; Szymon; Bartłomiej; Paweł; Józef; Ihor',
      family:
        'Wilczyński~Wilczyńska; Mazurek; Jabłoński~Jabłońska; Szczepaniak; Górski~Górska; Kaczmarczyk; Błaszczyk; Zając; Żukowski~Żukowska; Dąbek; Piotrowicz; Kubiak-Leśny~Kubiak-Leśna; Rutkowski~Rutkowska; Chmiel; Śliwa; Bondarenko',
      phones: '+48 600 000 ###; 600-000-###; 22 555 ## ##; +48 22 555 ## ##; 600000###; (+48) 501 000 ###',
      addresses: 'ul. Polna {k}/{k}, {zip} {city}; {city}; os. Słoneczne {n}, {city}; al. Lipowa {n}, {city}',
      legal: 'Sp. z o.o.; S.A.; sp. j.; sp. z o.o. sp. k.; Sp. k.; s.c.',
    },
  ],
  companyWords:
    'Bursztyn; Zielony Dwór; Orlik; Wisłoka; Jarzębina; Sokół; Modrzew; Skałka; Czapla; Nadodrze; Błękit; Wierzba; Podgrodzie; Złoty Kłos; Korona; Sosna; Kamienica; Żuraw; Granit; Świerkowo; Mewa; Latarnik',
  employers: {
    tech: '{name} Software {legal}; {name} Systemy {legal}; {name} IT {legal}; {name} Dane {legal}; {name} Labs',
    health:
      'Szpital Miejski {name}; Przychodnia {name}; Dom Opieki {name}; Apteka {name}; NZOZ {name} {legal}; Szpital Wojewódzki w {name}',
    shop: 'Sklepy {name} {legal}; Hurtownia {name}; Galeria {name}; Księgarnia {name}; Delikatesy {family}; {name} Meble {legal}',
    agency: 'Agencja {name}; Studio {name}; {name} Media {legal}; {name} HR {legal}; Wydawnictwo {name}',
    finance:
      'Bank {name} S.A.; {name} Ubezpieczenia S.A.; Biuro Rachunkowe {family}; {name} Finanse {legal}; Bank Spółdzielczy {name}',
    law: 'Kancelaria {family} i Wspólnicy; Kancelaria Radcy Prawnego {family}; {family} & {family2} Adwokaci; Kancelaria Notarialna {family}',
    school:
      'Szkoła Podstawowa nr {k} {city}; Liceum {name}; Przedszkole {name}; Zespół Szkół {name}; Politechnika {name}; Akademia {name}',
    food: 'Restauracja {name}; Hotel {name}; Pizzeria {name}; Piekarnia {family}; {name} Catering {legal}; Karczma {name}',
    transport:
      '{name} Logistyka {legal}; Transport {family}; {name} Spedycja {legal}; {name} Kurier {legal}; Zakład Komunikacji {city}',
    building:
      '{family} Budownictwo {legal}; {name} Bud {legal}; Pracownia Architektoniczna {family}; {name} Instalacje {legal}; {name} Nieruchomości {legal}',
    factory:
      'Zakłady {name} S.A.; Fabryka {name} {legal}; {name} Metal {legal}; {name} Plast {legal}; {name} Motor {legal}; {name} Opakowania {legal}',
    science: 'Instytut {name}; Uniwersytet {name}; {name} Biotech {legal}; Laboratorium {name}',
    public:
      'Urząd Miasta {city}; Starostwo Powiatowe {name}; Urząd Skarbowy {city}; Straż Pożarna {city}; Biblioteka Miejska {city}; Urząd Gminy {name}',
    farm: 'Gospodarstwo Rolne {family}; Szkółka {name}; Sad {family}; {name} Agro {legal}; Nadleśnictwo {name}',
    general:
      '{name} {legal}; {name} Polska {legal}; Grupa {name}; P.H.U. {family}; {family} i Synowie {legal}; Fundacja {name}; {name} Serwis {legal}',
  },
  schools:
    'Uniwersytet {name}; Politechnika {name}; Akademia {name}; Wyższa Szkoła Biznesu {name}; Technikum nr {k} {city}; Liceum Ogólnokształcące {city}; Zespół Szkół Zawodowych {name}; Państwowa Wyższa Szkoła Zawodowa {name}',
  degrees: {
    vocational: 'Technik; Dyplom czeladnika; Szkoła policealna; Tytuł zawodowy technika; Szkoła zawodowa',
    bachelor: 'Licencjat; Inżynier; Studia I stopnia; inż.; lic.; Studia licencjackie',
    master: 'Magister; Magister inżynier; Studia II stopnia; mgr; mgr inż.; Studia magisterskie',
    doctor: 'Doktor; Doktorat; dr; Studia doktoranckie',
    school: 'Matura; Wykształcenie średnie; Świadectwo dojrzałości',
  },
  degreeForms:
    '{degree}, {field}; {degree} – {field}; {field}, {degree}; {degree} ({field}); {degree}, kierunek: {field}; {degree} {field}',
  occupations: {
    software:
      'Młodszy programista~Młodsza programistka; Programista~Programistka; Starszy programista Java~Starsza programistka Java; Tester oprogramowania~Testerka oprogramowania; Architekt systemów; Lider zespołu~Liderka zespołu; DevOps Engineer | Przepisanie modułu rozliczeń na {skill}; Utrzymanie {n} usług i dyżury co {k} tygodni; Migracja {big} rekordów bez przerwy w pracy | Programowanie obiektowe; Testy jednostkowe; Bazy danych; Metodyki zwinne | Informatyka; Informatyka stosowana',
    data: 'Analityk danych~Analityczka danych; Inżynier danych; Data Scientist; Kierownik analiz~Kierowniczka analiz; Statystyk | Prognoza popytu dla {n} sklepów; Zastąpienie {n} arkuszy jednym raportem; Analiza {big} ankiet | Modelowanie danych; Statystyka; Uczenie maszynowe; Wizualizacja danych | Matematyka; Ekonometria',
    support:
      'Specjalista wsparcia IT~Specjalistka wsparcia IT; Administrator sieci~Administratorka sieci; Administrator systemów; Kierownik działu IT~Kierowniczka działu IT; Serwisant komputerowy | Obsługa {n} zgłoszeń dziennie; Wymiana {big} komputerów w {k} oddziałach; Wdrożenie {skill} w weekend | Sieci komputerowe; Kopie zapasowe; Wsparcie użytkowników | Teleinformatyka; Informatyka',
    nursing:
      'Opiekun medyczny~Opiekunka medyczna; Pielęgniarz~Pielęgniarka; Pielęgniarz oddziałowy~Pielęgniarka oddziałowa; Ratownik medyczny~Ratowniczka medyczna; Położna | Opieka nad {n} pacjentami na zmianie; Szkolenie {k} nowych osób; Prowadzenie dokumentacji w {skill} | Opatrywanie ran; Podawanie leków; Pierwsza pomoc; Triaż | Pielęgniarstwo; Ratownictwo medyczne',
    care: 'Opiekun osób starszych~Opiekunka osób starszych; Asystent rodziny~Asystentka rodziny; Pracownik socjalny~Pracowniczka socjalna; Terapeuta zajęciowy~Terapeutka zajęciowa; Kierownik domu pomocy~Kierowniczka domu pomocy | Wsparcie {n} rodzin; Organizacja {k} wycieczek rocznie; Dyżury nocne {k} razy w miesiącu | Opieka nad seniorem; Praca z rodziną; Komunikacja | Praca socjalna; Pedagogika',
    pharmacy:
      'Technik farmaceutyczny; Farmaceuta~Farmaceutka; Kierownik apteki~Kierowniczka apteki; Fizjoterapeuta~Fizjoterapeutka; Diagnosta laboratoryjny~Diagnostka laboratoryjna | Realizacja {n} recept dziennie; Zmniejszenie strat o {p}%; Badanie {big} próbek miesięcznie | Receptura; Obsługa pacjenta; Diagnostyka | Farmacja; Fizjoterapia',
    sales:
      'Przedstawiciel handlowy~Przedstawicielka handlowa; Doradca klienta~Doradczyni klienta; Specjalista ds. sprzedaży~Specjalistka ds. sprzedaży; Kierownik sprzedaży~Kierowniczka sprzedaży; Dyrektor handlowy~Dyrektorka handlowa; Telemarketer~Telemarketerka | Pozyskanie {n} klientów o wartości {money}; Realizacja planu w {p}% ponad cel; Powrót klienta {client} | Negocjacje; Pozyskiwanie klientów; Sprzedaż B2B; Ofertowanie | Zarządzanie; Handel',
    retail:
      'Sprzedawca~Sprzedawczyni; Kasjer~Kasjerka; Zastępca kierownika sklepu~Zastępczyni kierownika sklepu; Kierownik sklepu~Kierowniczka sklepu; Kupiec | Prowadzenie sklepu z {n} pracownikami; Inwentaryzacja {big} pozycji; Wzrost sprzedaży o {p}% | Obsługa kasy; Ekspozycja towaru; Obsługa klienta | Handel; Marketing',
    marketing:
      'Asystent ds. marketingu~Asystentka ds. marketingu; Copywriter~Copywriterka; Specjalista ds. marketingu~Specjalistka ds. marketingu; Kierownik marki~Kierowniczka marki; Rzecznik prasowy~Rzeczniczka prasowa | Rozwój newslettera do {big} odbiorców; Organizacja {k} targów w roku; Napisanie {n} artykułów | Reklama; Pozycjonowanie; Redakcja tekstów | Dziennikarstwo; Marketing',
    accounting:
      'Młodszy księgowy~Młodsza księgowa; Księgowy~Księgowa; Samodzielny księgowy~Samodzielna księgowa; Główny księgowy~Główna księgowa; Specjalista ds. płac~Specjalistka ds. płac; Kontroler finansowy | Zamknięcie miesiąca w {k} dni; Naliczanie płac dla {big} osób; Obsługa {n} spółek | Księgowość; Rozliczenia VAT; Sprawozdania finansowe; Płace | Rachunkowość; Finanse i rachunkowość',
    banking:
      'Kasjer bankowy~Kasjerka bankowa; Doradca kredytowy~Doradczyni kredytowa; Analityk kredytowy~Analityczka kredytowa; Dyrektor oddziału~Dyrektorka oddziału; Agent ubezpieczeniowy~Agentka ubezpieczeniowa | Obsługa {n} klientów firmowych; Ocena {n} wniosków miesięcznie; Portfel o wartości {money} | Analiza kredytowa; Ocena ryzyka; Produkty bankowe | Bankowość; Ekonomia',
    legal:
      'Asystent prawny~Asystentka prawna; Aplikant radcowski~Aplikantka radcowska; Radca prawny; Adwokat; Referent prawny~Referentka prawna | Przygotowanie {n} umów rocznie; Reprezentacja w {k} sprawach; Badanie {big} dokumentów | Prawo pracy; Umowy; Windykacja; RODO | Prawo; Administracja',
    hr: 'Specjalista ds. rekrutacji~Specjalistka ds. rekrutacji; Specjalista ds. kadr~Specjalistka ds. kadr; HR Business Partner; Kierownik kadr~Kierowniczka kadr; Trener~Trenerka | Zatrudnienie {n} osób w roku; Wdrożenie {skill} w {k} zakładach; Prowadzenie {n} szkoleń | Rekrutacja; Prawo pracy; Szkolenia | Psychologia; Zarządzanie zasobami ludzkimi',
    office:
      'Recepcjonista~Recepcjonistka; Pracownik biurowy~Pracowniczka biurowa; Sekretarz~Sekretarka; Asystent zarządu~Asystentka zarządu; Kierownik biura~Kierowniczka biura; Konsultant infolinii~Konsultantka infolinii | Kalendarze {k} dyrektorów; Konferencja dla {big} osób w mieście {city}; Archiwizacja {n} lat dokumentów | Obieg dokumentów; Obsługa sekretariatu; Organizacja spotkań | Administracja; Filologia angielska',
    teaching:
      'Pomoc nauczyciela; Nauczyciel matematyki~Nauczycielka matematyki; Wychowawca~Wychowawczyni; Lektor języka angielskiego~Lektorka języka angielskiego; Dyrektor szkoły~Dyrektorka szkoły; Wykładowca~Wykładowczyni | Wychowawstwo klasy {n} uczniów; Zdawalność matury {p}%; Koło szachowe dla {n} dzieci | Planowanie lekcji; Praca z grupą; Metody aktywizujące | Pedagogika; Filologia polska; Matematyka',
    kitchen:
      'Pomoc kuchenna; Kucharz~Kucharka; Szef kuchni~Szefowa kuchni; Cukiernik~Cukierniczka; Piekarz; Zastępca szefa kuchni | Wydawanie {n} dań wieczorem; Obniżenie kosztów o {p}%; Szkolenie {k} uczniów | Układanie menu; Wypieki; Kalkulacja potraw | Gastronomia; Technologia żywienia',
    hotel:
      'Kelner~Kelnerka; Barman~Barmanka; Recepcjonista hotelowy~Recepcjonistka hotelowa; Kierownik restauracji~Kierowniczka restauracji; Dyrektor hotelu~Dyrektorka hotelu; Przewodnik~Przewodniczka; Pokojowa | Obsługa {n} gości dziennie; Organizacja {n} wesel; Ocena gości podniesiona do 4,{k} | Obsługa gości; Rezerwacje; Sprzedaż dodatkowa | Hotelarstwo; Turystyka',
    logistics:
      'Pracownik magazynu~Pracowniczka magazynu; Operator wózka widłowego~Operatorka wózka widłowego; Spedytor~Spedytorka; Kierownik magazynu~Kierowniczka magazynu; Specjalista ds. zakupów~Specjalistka ds. zakupów; Planista~Planistka | Kompletacja {n} zamówień na godzinę; Odprawa {n} kontenerów miesięcznie; Plan dla {big} miejsc paletowych | Gospodarka magazynowa; Zakupy; Odprawy celne | Logistyka; Transport',
    driving:
      'Kierowca; Kierowca ciężarówki; Kurier~Kurierka; Kierowca autobusu; Dyspozytor~Dyspozytorka; Maszynista | {big} km rocznie bez szkody; Doręczanie {n} paczek dziennie; Planowanie tras {n} pojazdów | Prawo jazdy C+E; Tachograf; Planowanie tras | Transport',
    construction:
      'Pracownik budowlany; Murarz; Cieśla; Majster budowy; Kierownik budowy~Kierowniczka budowy; Architekt~Architektka; Kosztorysant~Kosztorysantka; Hydraulik | Budowa {n} domów; Szkoła za {money} oddana przed terminem; Kosztorysy {n} przetargów | Kosztorysowanie; Czytanie rysunków; BHP; Roboty ziemne | Budownictwo; Architektura',
    electrical:
      'Elektryk; Elektromonter; Automatyk; Inżynier elektryk; Mistrz utrzymania ruchu; Monter fotowoltaiki | Instalacja w {n} mieszkaniach; Przestoje niższe o {p}%; Uruchomienie {k} stacji | Sterowniki PLC; Pomiary elektryczne; Prefabrykacja szaf | Elektrotechnika; Automatyka',
    mechanics:
      'Mechanik samochodowy; Mechanik maszyn; Lakiernik; Kierownik warsztatu; Doradca serwisowy~Doradczyni serwisowa; Diagnosta | Naprawa {n} aut tygodniowo; Remont skrzyń dla {client}; Przeglądy {n} autobusów | Diagnostyka; Hydraulika; Naprawa silników | Mechanika i budowa maszyn',
    production:
      'Operator maszyn~Operatorka maszyn; Pracownik produkcji~Pracowniczka produkcji; Spawacz; Operator CNC; Brygadzista~Brygadzistka; Kontroler jakości~Kontrolerka jakości; Kierownik produkcji~Kierowniczka produkcji | Zmiana licząca {n} osób; Braki z {p} do {k} procent; Skrócenie przezbrojenia o {n} minut | Kontrola jakości; Spawanie; Obróbka skrawaniem | Zarządzanie i inżynieria produkcji',
    engineering:
      'Konstruktor~Konstruktorka; Inżynier procesu; Projektant~Projektantka; Główny inżynier; Inżynier jakości; Technolog | Obudowa pompy lżejsza o {p}%; {n} prób zmęczeniowych; Kierowanie {k} inżynierami | Rysunek techniczny; Obliczenia wytrzymałościowe; Prowadzenie projektów | Mechanika; Inżynieria materiałowa',
    design:
      'Grafik; Projektant UX~Projektantka UX; Dyrektor artystyczny~Dyrektorka artystyczna; Architekt wnętrz~Architektka wnętrz; Fotograf~Fotografka; Ilustrator~Ilustratorka | Plakaty dla {client} przez {k} sezonów; Nowy proces rezerwacji, o {p}% więcej zakupów; {n} sesji ślubnych | Typografia; Retusz; Makiety | Grafika; Wzornictwo',
    research:
      'Laborant~Laborantka; Asystent naukowy~Asystentka naukowa; Adiunkt; Doktorant~Doktorantka; Kierownik laboratorium~Kierowniczka laboratorium; Chemik~Chemiczka | Pobór próbek z {n} jezior; Publikacja {k} artykułów; Grant na {money} | Mikroskopia; Statystyka; Pisanie wniosków | Biologia; Chemia; Fizyka',
    civil:
      'Referent~Referentka; Inspektor~Inspektorka; Policjant~Policjantka; Strażak; Bibliotekarz~Bibliotekarka; Naczelnik wydziału~Naczelniczka wydziału; Tłumacz~Tłumaczka | Obsługa {n} wniosków tygodniowo; Konsultacje z {big} mieszkańcami; {n} interwencji miesięcznie | Prawo administracyjne; Sprawozdawczość; Obsługa interesanta | Administracja; Politologia',
    farming:
      'Robotnik rolny~Robotnica rolna; Ogrodnik~Ogrodniczka; Traktorzysta; Zootechnik; Agronom; Kierownik gospodarstwa~Kierowniczka gospodarstwa; Leśniczy | Dojenie {n} krów; Sadzenie {big} drzew; Opieka nad {n} ha sadu | Uprawa roli; Hodowla; Cięcie drzew | Rolnictwo; Ogrodnictwo; Leśnictwo',
    security:
      'Pracownik ochrony~Pracowniczka ochrony; Żołnierz zawodowy; Dowódca drużyny; Szef ochrony~Szefowa ochrony; Oficer łącznikowy | Dowodzenie {n} żołnierzami; Ochrona obiektu z {n} bramami; Szkolenie {big} poborowych | Monitoring; Łączność; Kontrola dostępu | Bezpieczeństwo narodowe',
    executive:
      'Kierownik projektu~Kierowniczka projektu; Product Manager; Dyrektor operacyjny~Dyrektorka operacyjna; Prezes zarządu; Członek zarządu~Członkini zarządu; Konsultant~Konsultantka; Właściciel~Właścicielka | Rozwój {client} z {n} do {big} osób; Strata {money} zamieniona w zysk w {k} kwartałów; Otwarcie oddziału: {city} | Strategia; Budżetowanie; Zarządzanie zmianą | Zarządzanie; Ekonomia',
  },
  headings: {
    experience:
      'Doświadczenie zawodowe; Doświadczenie; Przebieg kariery; Historia zatrudnienia; Kariera zawodowa; Przebieg pracy zawodowej | Gdzie pracowałem~Gdzie pracowałam; Moja droga; Praca; Ścieżka zawodowa; Dotychczasowe miejsca; Etapy',
    furtherExperience: 'Dodatkowe doświadczenie; Wcześniejsze doświadczenie | Wcześniej; Poza tym',
    internships: 'Praktyki; Staże; Praktyki i staże | Pierwsze kroki; Nauka zawodu',
    education:
      'Wykształcenie; Edukacja; Wykształcenie i szkolenia; Studia | Czego się uczyłem~Czego się uczyłam; Szkoły; Nauka; Lata nauki',
    skills:
      'Umiejętności; Kompetencje; Umiejętności zawodowe; Obsługa komputera; Kluczowe umiejętności | Co umiem; Skrzynka narzędziowa; Mocne strony; Warsztat',
    languages: 'Języki obce; Języki; Znajomość języków | Mówię po; Porozumiewam się',
    summary: 'Podsumowanie zawodowe; Profil zawodowy; O mnie; Podsumowanie | W skrócie; Kim jestem; Dzień dobry',
    projects: 'Projekty; Wybrane projekty | Zbudowane po godzinach; Moje dzieła',
    certificates: 'Certyfikaty; Kursy i szkolenia; Szkolenia; Uprawnienia | Papiery; Dodatkowo ukończone',
    awards: 'Nagrody; Osiągnięcia; Wyróżnienia | Pochwały i puchary',
    publications: 'Publikacje; Artykuły | Napisane',
    volunteering: 'Wolontariat; Działalność społeczna | Dla innych; Społecznie',
    interests: 'Zainteresowania; Hobby | Po pracy; Czas wolny; Poza biurem',
    references: 'Referencje | Kto mnie zna',
    contact: 'Kontakt; Dane kontaktowe | Napisz do mnie; Jak mnie znaleźć',
    personal: 'Dane osobowe; Informacje osobiste | Kilka danych; Wizytówka',
  },
  dates: {
    present: 'obecnie; Obecnie; nadal; do teraz; teraz; do chwili obecnej; aktualnie; OBECNIE; dziś',
    since: 'od {a.of}; Od {a.of}; od {a.of} do teraz',
    until: 'do {b.of}',
    fromTo: 'od {a.of} do {b.of}; Od {a.of} do {b.of}',
    to: 'do.of',
    seasons: 'wiosna; lato; jesień; zima',
    quarter: '{n}. kw. {y}',
    years: 'one=rok;few=lata;many=lat;other=roku | one=r.;other=l.',
    months: 'one=miesiąc;few=miesiące;many=miesięcy;other=miesiąca | one=mies.;other=mies.',
  },
  words: {
    at: 'w; w firmie',
    email: 'E-mail; Email; Adres e-mail; mail',
    phone: 'Telefon; Tel.; tel. kom.; Kom.',
    address: 'Adres; Miejsce zamieszkania; Adres zamieszkania',
    born: 'Data urodzenia; ur.; Urodzony~Urodzona',
    nationality: 'Obywatelstwo; Narodowość',
    nationalities: 'polskie; ukraińskie; czeskie',
    title: 'Stanowisko; Funkcja; Zajmowane stanowisko',
    employer: 'Pracodawca; Firma; Nazwa firmy; Zakład pracy',
    period: 'Okres; Daty; Okres zatrudnienia; Czas',
    place: 'Miejsce; Lokalizacja; Miejscowość',
    responsibilities: 'Obowiązki; Zakres obowiązków; Główne zadania; Zadania; Najważniejsze obowiązki',
    achievements: 'Osiągnięcia; Sukcesy; Rezultaty',
    technologies: 'Technologie; Narzędzia; Środowisko; Stos',
    project: 'Projekt; Projekty; Główny projekt',
    client: 'Klient; Dla klienta; Zleceniodawca',
    via: 'przez {via}; (agencja: {via}); za pośrednictwem {via}',
    types: 'pełny etat; umowa o pracę; umowa zlecenie; część etatu; kontrakt B2B; praca sezonowa; 1/2 etatu',
    remote: 'praca zdalna; zdalnie; hybrydowo',
    freelance: 'Freelancer~Freelancerka; Własna działalność; Samozatrudnienie; Działalność gospodarcza',
    ownName: 'Pracownia {family}; {name} Usługi; {family} Consulting',
    page: 'Strona {p} z {q}; {p}/{q}; {p}; str. {p}',
    references: 'Na życzenie; Dostępne na prośbę',
    intern: 'Stażysta~Stażystka; Praktykant~Praktykantka; Staż; {title} (staż)',
    fresher: 'Brak; Absolwent~Absolwentka; Bez doświadczenia',
    thesis: 'Praca magisterska; Temat pracy; Specjalność; Praca dyplomowa',
    grade: 'Ocena: bardzo dobra; średnia 4,{k}; z wyróżnieniem',
    careerBreak: 'Urlop wychowawczy; Urlop macierzyński; Opieka nad rodzicem; Przerwa w karierze; Podróż',
    columns: 'Okres; Pracodawca; Stanowisko; Obowiązki; Miejsce',
    skillGroups: 'Narzędzia; Zawodowe; Programy; Metody; Podstawy; Praktyczne; Techniczne; Zaawansowane',
    photo: 'Zdjęcie; Foto',
    cv: 'Curriculum Vitae; CV; Życiorys; ŻYCIORYS; Życiorys zawodowy',
  },
  summaries: {
    years:
      'Mam {n} lat doświadczenia w zawodzie.; {n} lat doświadczenia, głównie w pracy z {skill}.; Od ponad {n} lat w tej samej branży i nadal z chęcią.; {title}: doświadczenie {n} lat, spokojna ręka.',
    plain:
      'Szukam zespołu, który kończy to, co zaczyna.; Dokładność, spokój i poczucie humoru.; Dobrze znam {skill}.; Lubię porządek, poranki i trudne pytania.; Dotrzymuję terminów.; {title} z zamiłowania.; Chcę rozwijać się w mieście {city}.',
  },
  bullets:
    'Kierowanie zespołem {n} osób; Budżet w wysokości {money}; Wdrożenie {skill} w {k} oddziałach; Obniżenie kosztów o {p}% w {n} miesięcy; Obsługa {big} zgłoszeń rocznie; Współpraca z firmą {client}; Planowanie grafiku dla {n} osób; Udział w targach, {city}; Szkolenie {k} stażystów; Negocjacje z {n} dostawcami; Praca w {skill}; Raport tygodniowy dla zarządu; Zadowolenie klientów wyższe o {p}%; Wszystkie cele roku {year} osiągnięte; Pomoc przy przeprowadzce biura; Oszczędność {money} dzięki drugiej ofercie',
  traps:
    'Awans na stanowisko: {title2} w {year}; Oddelegowanie do {client}, {city}, na {k} miesięcy; {from} – {to}: przeniesienie zakładu {client}; Raportowanie do: {title2}; Projekt: {client} ({year}); Zastępstwo ({title2}) latem {year}; Doświadczenie w kontaktach z {client}; Edukacja nowych pracowników; W {year} firmę przejął {client}; Umiejętności: {skill}, przekazane zespołowi',
  paragraphs: {
    past: '{from} – {to}: praca w {employer} ({place}) na stanowisku: {title}.; W okresie od {from.of} do {to.of} zajmowane stanowisko: {title}, {employer}, {place}.',
    present:
      'Od {from.of} do dziś: {title}, {employer}, {place}.; Od {from.of} praca w {employer} ({place}), stanowisko: {title}.',
  },
  money: '{n} tys. zł; {n} mln zł; {n} 000 PLN; {n}.{k} mln zł; {n} 500 zł',
  softSkills:
    'Cierpliwość; Punktualność; Komunikatywność; Praca w zespole; Odporność na stres; Samodzielność; Dokładność; Kreatywność',
  languageNames: 'polski; angielski; niemiecki; rosyjski; ukraiński; francuski; hiszpański; włoski',
  languageLevels: 'ojczysty; biegły; komunikatywny; podstawowy; B2; C1; A2; średniozaawansowany',
  interests:
    'grzybobranie; szachy; żeglarstwo; taniec ludowy; fotografia; wędrówki górskie; literatura faktu; rower; gotowanie; siatkówka; działka',
  projects:
    '{name} – aplikacja dla pszczelarzy, {skill}; Stacja pogodowa na dachu szkoły ({skill}); Sąsiedzka wypożyczalnia narzędzi, {n} osób; Prognoza wolnych miejsc parkingowych, {skill}; {name}: grafik dla chóru',
  awards:
    'Pracownik roku {year}; Stypendium Fundacji {name}, {year}; Nagroda rektora {year}; II miejsce w konkursie {name}, {year}',
  certificates:
    'Prawo jazdy kat. B; Kurs pierwszej pomocy; Uprawnienia SEP do 1 kV; Wózki widłowe UDT; Certyfikat FCE; Książeczka sanepidowska; PRINCE2 Foundation; Kurs kadr i płac; ISTQB Foundation',
  issuers: 'Akademia {name}; Ośrodek Szkoleniowy {name}; {name} Edukacja {legal}; Izba Rzemieślnicza {city}; {client}',
  publications:
    'O cierpliwości przyrządów; Jerzyki nad miastem; Tani czujnik do mokrej gleby; Mała próba, wielka teza; Ceny chleba po powodzi',
  volunteer:
    'Trener młodzików~Trenerka młodzików @ KS {name}; Wolontariusz~Wolontariuszka @ Schronisko {name}; Skarbnik~Skarbniczka @ Stowarzyszenie {name}; Harcerz instruktor @ Hufiec {city}',
}
