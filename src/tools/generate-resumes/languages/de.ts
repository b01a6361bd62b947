import type { Language } from '../language.ts'

export const german: Language = {
  code: 'de',
  name: 'German',
  regions: [
    {
      country: 'Deutschland',
      cities:
        'Bremen; Kassel; Augsburg; Rostock; Münster; Freiburg im Breisgau; Erfurt; Köln; Halle (Saale); Bielefeld; Nürnberg; Kiel; Saarbrücken; Frankfurt a. M.; Leipzig',
      female:
        'Annegret; Swantje; Ayşe; Heike; Mareike; Kunigunde; Lena-Marie; Birgit; Friederike; Katharina; Olga; Ute; Jana; Wiebke; Zeynep',
      male: 'Thorben; Ulrich; Jens-Peter; Mehmet; Wolfgang; Leif; Hartmut; Konstantin; Björn; Götz; Alexej; Florian; Matthias; Tarek; Jörg',
      family:
        'Brinkmann; von Hagenow; Öztürk; Schulze-Wilmers; Kröger; Thannhäuser; Lüdtke; Zimmerer; Weißbach; Paschke; Ritterbusch; Heinecke; Sokolowa; zu Stolberg; Mäurer; Abels; Grünwald; Kirchhoff',
      phones:
        '+49 171 39200##; 030 23125 ###; +49 (0)221 4710 ###; 0176 040690##; 0171/39200##; 030-23125###; +49 40 66969 ###; 0049 89 99998 ###',
      addresses: 'Lindenweg {k}, {zip} {city}; Am Alten Hafen {k}a, {zip} {city}; {city}; Bahnhofstr. {n}, {city}; {zip} {city}',
      legal: 'GmbH; AG; GmbH & Co. KG; KG; e. K.; UG (haftungsbeschränkt); SE; gGmbH; OHG; e. V.',
    },
    {
      country: 'Österreich',
      cities: 'Graz; Linz; Wien; Klagenfurt; Dornbirn; Salzburg; Wels; St. Pölten; Innsbruck',
      female: 'Resi; Magdalena; Elfriede; Johanna; Dragana; Viktoria; Anna-Sophie',
      male: 'Alois; Leopold; Xaver; Goran; Maximilian; Sepp; Raphael',
      family: 'Hinterberger; Moosbrugger; Jovanović; Pichler; Oberhofer; Schwaighofer; Wieser; Edlinger; Kofler; Prohaska',
      phones: '+43 660 555 ####; 0664 555 ## ##; +43 1 555 ####',
      addresses: 'Hauptplatz {k}, {city}; {city}; Wiener Straße {n}/{k}, {city}',
      legal: 'GmbH; AG; GesmbH; KG; OG; & Co KG',
    },
    {
      country: 'Schweiz',
      cities: 'Winterthur; Thun; Luzern; Basel; St. Gallen; Chur; Zug; Zürich',
      female: 'Ursina; Regula; Beatrice; Nadja; Seraina; Corinne',
      male: 'Reto; Urs; Beat; Luca; Jürg; Andri',
      family: 'Zumbühl; Aeschbacher; Caflisch; Rüegg; Bürgi; Odermatt; Zgraggen; Keller-Frei; Vonlanthen',
      phones: '+41 79 555 ## ##; 079 555 ## ##; +41 44 555 ## ##',
      addresses: 'Seestrasse {n}, {city}; {city}; Dorfstrasse {k}, {city}',
      legal: 'AG; GmbH; Genossenschaft; & Partner AG',
    },
  ],
  companyWords:
    'Nordlicht; Eichengrund; Silberbach; Falkenhorst; Rheinblick; Habicht; Moorland; Kupferhof; Sonnenberg; Tannwald; Bernstein; Drosselgarten; Steinfurt; Weidenau; Hansekontor; Altmühl; Morgenrot; Kranich; Ilmtal; Birkenfeld; Lerche; Quellhof; Ostwind; Erlenbruch',
  employers: {
    tech: '{name} Software {legal}; {name} IT-Systeme {legal}; {name} Digital {legal}; {name} Datentechnik {legal}; {family} & {family2} Informatik; {name} Cloud {legal}',
    health:
      'Klinikum {name}; St.-{family}-Krankenhaus {city}; Seniorenheim {name}; Pflegedienst {family}; {name}-Apotheke; Praxis Dr. {family}; Reha-Zentrum {name} {legal}; Diakonie {city}',
    shop: 'Modehaus {family}; {name} Märkte {legal}; Buchhandlung {family}; {name} Baumarkt {legal}; {family} Feinkost; Möbel {family} {legal}; {name} Handels {legal}',
    agency:
      'Agentur {name}; {family} & {family2} Werbung; {name} Kommunikation {legal}; Studio {name}; {name} Personal {legal}; Verlag {family}',
    finance:
      'Sparkasse {city}; {name} Versicherung {legal}; Volksbank {name} eG; Steuerkanzlei {family}; {name} Bank {legal}; Bausparkasse {name} {legal}',
    law: 'Kanzlei {family} & {family2}; {family} Rechtsanwälte PartG mbB; Notariat {family}; {family}, {family2} und Kollegen',
    school:
      'Grundschule {name}; Gesamtschule {city}; Gymnasium {name}; Kita {name}; Hochschule {city}; Volkshochschule {city}; Universität {city}',
    food: 'Gasthof {name}; Hotel {name}; Restaurant Zum {family}; Bäckerei {family}; {name} Catering {legal}; Brauhaus {name}; Café {family}',
    transport:
      'Spedition {family}; {name} Logistik {legal}; {name} Transporte {legal}; Verkehrsbetriebe {city} {legal}; {name} Kurier {legal}; Autohaus {family}',
    building:
      '{family} Bau {legal}; Zimmerei {family}; Architekturbüro {family}; {name} Hochbau {legal}; Elektro {family} {legal}; Malerbetrieb {family}; {name} Immobilien {legal}',
    factory:
      '{name} Maschinenbau {legal}; {family} Werkzeuge {legal}; {name} Automotive {legal}; {name} Kunststofftechnik {legal}; Gießerei {family}; {name} Lebensmittelwerke {legal}; {name} Antriebe {legal}',
    science:
      'Institut für {name}forschung; {name} Labor {legal}; Universität {city}; {name} Biotech {legal}; Forschungszentrum {city}',
    public:
      'Stadt {city}; Landkreis {name}; Finanzamt {city}; Landesamt für Umwelt {city}; Bundeswehr, Standort {city}; Feuerwehr {city}; Stadtbibliothek {city}',
    farm: 'Hof {family}; Gärtnerei {family}; Weingut {family}; {name} Agrar {legal}; Forstbetrieb {name}; Milchhof {name}',
    general:
      '{name} {legal}; {family} {legal}; {name} Gruppe; {name} Holding {legal}; {family} & Söhne {legal}; {name} Service {legal}; Stiftung {name}',
  },
  schools:
    'Universität {city}; Fachhochschule {city}; Technische Universität {name}; Berufsschule {name}; Hochschule {name}; {family}-Gymnasium {city}; Duale Hochschule {city}; Akademie {name}; Berufskolleg {city}; Realschule {name}',
  degrees: {
    vocational:
      'Ausbildung; Ausbildung zum~Ausbildung zur; Meister~Meisterin; Fachwirt~Fachwirtin; Gesellenbrief; Abgeschlossene Berufsausbildung; Techniker~Technikerin',
    bachelor: 'Bachelor of Science; Bachelor of Arts; B.Sc.; B. Eng.; Bachelor; Diplom (FH); B.A.; Bachelor of Engineering',
    master:
      'Master of Science; Diplom; Magister Artium; M.Sc.; Master of Arts; M.A.; Staatsexamen; Diplom-Ingenieur~Diplom-Ingenieurin; Dipl.-Kfm.~Dipl.-Kffr.',
    doctor: 'Promotion; Dr. rer. nat.; Dr. phil.; Dr.-Ing.; Doktorat',
    school: 'Abitur; Mittlere Reife; Fachhochschulreife; Hauptschulabschluss; Matura; Allgemeine Hochschulreife',
  },
  degreeForms:
    '{degree} {field}; {degree}, {field}; {degree} in {field}; {degree} ({field}); {degree} – {field}; {degree}: {field}',
  occupations: {
    software:
      'Junior-Entwickler~Junior-Entwicklerin; Softwareentwickler~Softwareentwicklerin; Fachinformatiker~Fachinformatikerin; Anwendungsentwickler~Anwendungsentwicklerin; Senior Software Engineer; Teamleiter Entwicklung~Teamleiterin Entwicklung; Softwarearchitekt~Softwarearchitektin | Abrechnung in {skill} neu geschrieben, Laufzeit von {n} auf {k} Minuten gesenkt; Betreuung von {n} Schnittstellen zu {client}; Einführung automatischer Tests, Fehlerquote um {p} % gesunken; Umzug von {big} Kundendaten ohne Ausfall | Softwarearchitektur; Agile Methoden; Testautomatisierung; Datenbanken; Objektorientierung | Informatik; Wirtschaftsinformatik; Softwaretechnik',
    data: 'Datenanalyst~Datenanalystin; Data Engineer; Data Scientist; Statistiker~Statistikerin; Leiter Business Intelligence~Leiterin Business Intelligence | Prognose der Nachfrage für {n} Filialen; {n} Excel-Listen durch einen Bericht in {skill} ersetzt; Auswertung von {big} Messreihen | Datenmodellierung; Maschinelles Lernen; Datenvisualisierung; Statistik | Statistik; Data Science; Mathematik',
    support:
      'IT-Supporter~IT-Supporterin; Systemadministrator~Systemadministratorin; Netzwerktechniker~Netzwerktechnikerin; IT-Leiter~IT-Leiterin; Servicetechniker~Servicetechnikerin | Betreuung von {big} Arbeitsplätzen an {k} Standorten; Annahme von täglich {n} Störungsmeldungen; Umstellung auf {skill} über ein Wochenende | Netzwerktechnik; Benutzerbetreuung; Datensicherung; Virtualisierung | Informationstechnik; Fachinformatik',
    nursing:
      'Pflegehelfer~Pflegehelferin; Gesundheits- und Krankenpfleger~Gesundheits- und Krankenpflegerin; Pflegefachmann~Pflegefachfrau; Praxisanleiter~Praxisanleiterin; Stationsleitung; Pflegedienstleitung; Hebamme | Versorgung von bis zu {n} Patienten je Schicht; Anleitung von {k} Auszubildenden; Dienstplanung für {n} Kolleginnen und Kollegen; Einführung der digitalen Pflegeakte auf {k} Stationen | Grundpflege; Wundversorgung; Medikamentengabe; Notfallmanagement; Pflegedokumentation | Pflege; Gesundheits- und Krankenpflege; Pflegemanagement',
    care: 'Betreuungskraft; Altenpfleger~Altenpflegerin; Sozialarbeiter~Sozialarbeiterin; Heilerziehungspfleger~Heilerziehungspflegerin; Heimleiter~Heimleiterin | Begleitung von {n} Bewohnern im Alltag; Hilfeplanung mit {n} Familien; Ausflüge mit dem Kleinbus, {k} im Jahr | Gesprächsführung; Krisenintervention; Demenzbetreuung; Erste Hilfe | Soziale Arbeit; Altenpflege',
    pharmacy:
      'Apothekenhelfer~Apothekenhelferin; Pharmazeutisch-technischer Assistent~Pharmazeutisch-technische Assistentin; Apotheker~Apothekerin; Physiotherapeut~Physiotherapeutin; Medizinische Fachangestellte; Laborleiter~Laborleiterin | Herstellung von {n} Rezepturen im Monat; Beratung von täglich {n} Kunden; Prüfung von {big} Proben nach GMP | Arzneimittelberatung; Qualitätskontrolle; Labordiagnostik; Rezeptur | Pharmazie; Physiotherapie; Biologie',
    sales:
      'Vertriebsmitarbeiter~Vertriebsmitarbeiterin; Außendienstmitarbeiter~Außendienstmitarbeiterin; Key Account Manager~Key Account Managerin; Gebietsleiter~Gebietsleiterin; Vertriebsleiter~Vertriebsleiterin; Sachbearbeiter Vertrieb~Sachbearbeiterin Vertrieb | {n} Neukunden mit {money} Jahresumsatz gewonnen; Rückgewinnung von {client}; Umsatzplan in {k} von vier Quartalen übertroffen | Kundenakquise; Verhandlungsführung; Angebotserstellung; Messeauftritte | Betriebswirtschaft; Vertriebsmanagement',
    retail:
      'Verkäufer~Verkäuferin; Kassierer~Kassiererin; Kaufmann im Einzelhandel~Kauffrau im Einzelhandel; Abteilungsleiter~Abteilungsleiterin; Filialleiter~Filialleiterin; Aushilfe im Verkauf | Verantwortung für eine Filiale mit {n} Beschäftigten; Inventur von {big} Artikeln; Neugestaltung der Schuhabteilung, Absatz plus {p} % | Warenpräsentation; Kassenführung; Kundenberatung; Bestellwesen | Einzelhandel; Handelsmanagement',
    marketing:
      'Marketingassistent~Marketingassistentin; Online-Redakteur~Online-Redakteurin; Mediengestalter~Mediengestalterin; Marketingreferent~Marketingreferentin; Leiter Marketing~Leiterin Marketing; Pressesprecher~Pressesprecherin | Newsletter von {big} auf das {k}-fache an Lesern gebracht; {k} Messeauftritte im Jahr in {city} und anderswo; Pflege der Website mit {n} Seiten | Texten; Suchmaschinenoptimierung; Pressearbeit; Markenführung; Mediaplanung | Kommunikationswissenschaft; Marketing',
    accounting:
      'Buchhalter~Buchhalterin; Steuerfachangestellter~Steuerfachangestellte; Bilanzbuchhalter~Bilanzbuchhalterin; Controller~Controllerin; Leiter Rechnungswesen~Leiterin Rechnungswesen; Lohnbuchhalter~Lohnbuchhalterin | Monatsabschluss in {k} statt {n} Tagen; Lohnabrechnung für {big} Beschäftigte; Vorbereitung von {n} Jahresabschlüssen | Finanzbuchhaltung; Jahresabschluss; Kostenrechnung; Umsatzsteuer; Mahnwesen | Rechnungswesen; Steuerrecht; Betriebswirtschaftslehre',
    banking:
      'Bankkaufmann~Bankkauffrau; Kundenberater~Kundenberaterin; Kreditanalyst~Kreditanalystin; Versicherungskaufmann~Versicherungskauffrau; Filialdirektor~Filialdirektorin; Risikomanager~Risikomanagerin | Betreuung von {big} Privatkunden; Prüfung von {n} Kreditanträgen im Monat; Kreditbuch von {money} bewertet | Kreditprüfung; Anlageberatung; Risikoanalyse; Geldwäscheprävention | Finanzwirtschaft; Bank und Versicherung; Volkswirtschaftslehre',
    legal:
      'Rechtsanwaltsfachangestellter~Rechtsanwaltsfachangestellte; Rechtsreferendar~Rechtsreferendarin; Rechtsanwalt~Rechtsanwältin; Syndikusrechtsanwalt~Syndikusrechtsanwältin; Leiter Recht~Leiterin Recht | Entwurf von {n} Lieferverträgen im Jahr; Vertretung in {n} Verfahren vor Arbeitsgerichten; Prüfung von {big} Dokumenten bei einem Kauf | Vertragsrecht; Arbeitsrecht; Mahnverfahren; Datenschutz | Rechtswissenschaften; Jura',
    hr: 'Personalsachbearbeiter~Personalsachbearbeiterin; Recruiter~Recruiterin; Personalreferent~Personalreferentin; Personalleiter~Personalleiterin; Ausbildungsleiter~Ausbildungsleiterin | {n} Stellen im Jahr besetzt; Einführung von {skill} an {k} Standorten; Verhandlungen mit dem Betriebsrat | Personalauswahl; Arbeitsrecht; Mitarbeitergespräche; Entgeltabrechnung | Personalmanagement; Psychologie',
    office:
      'Bürokaufmann~Bürokauffrau; Empfangsmitarbeiter~Empfangsmitarbeiterin; Sekretär~Sekretärin; Assistent der Geschäftsführung~Assistentin der Geschäftsführung; Office Manager~Office Managerin; Sachbearbeiter~Sachbearbeiterin; Datentypist~Datentypistin | Terminplanung für {k} Vorstände; Telefonzentrale mit {n} Anrufen in der Stunde; Organisation einer Tagung für {big} Gäste in {city} | Schriftverkehr; Terminplanung; Reiseplanung; Ablage; Protokollführung | Büromanagement; Betriebswirtschaft',
    teaching:
      'Erzieher~Erzieherin; Grundschullehrer~Grundschullehrerin; Gymnasiallehrer~Gymnasiallehrerin; Fachbereichsleiter~Fachbereichsleiterin; Schulleiter~Schulleiterin; Dozent~Dozentin; Nachhilfelehrer~Nachhilfelehrerin | Unterricht in {k} Klassen mit bis zu {n} Kindern; Aufbau einer Schachgruppe mit {n} Mitgliedern; Betreuung von {k} Referendaren | Unterrichtsplanung; Klassenführung; Elterngespräche; Inklusion | Lehramt; Pädagogik; Germanistik; Mathematik',
    kitchen:
      'Küchenhilfe; Koch~Köchin; Beikoch~Beiköchin; Souschef~Souschefin; Küchenchef~Küchenchefin; Konditor~Konditorin; Bäcker~Bäckerin; Metzger~Metzgerin | À-la-carte-Küche mit {n} Essen am Abend; Wareneinsatz auf {p} % gesenkt; Ausbildung von {k} Lehrlingen | Speisenplanung; Lebensmittelhygiene; Patisserie; Kalkulation; Bankett | Gastronomie; Konditorhandwerk',
    hotel:
      'Kellner~Kellnerin; Hotelfachmann~Hotelfachfrau; Rezeptionist~Rezeptionistin; Restaurantleiter~Restaurantleiterin; Hoteldirektor~Hoteldirektorin; Reiseverkehrskaufmann~Reiseverkehrskauffrau; Hausdame | Empfang von {n} Gästen am Abend in drei Sprachen; Leitung eines Teams von {n} Servicekräften; Planung von {n} Hochzeiten | Gästebetreuung; Reservierung; Service; Weinkunde | Hotelmanagement; Tourismus',
    logistics:
      'Lagerhelfer~Lagerhelferin; Fachkraft für Lagerlogistik; Staplerfahrer~Staplerfahrerin; Disponent~Disponentin; Lagerleiter~Lagerleiterin; Einkäufer~Einkäuferin; Leiter Logistik~Leiterin Logistik | Kommissionierung von {n} Aufträgen in der Stunde; Verzollung von {n} Containern im Monat; Lagerplan für {big} Palettenplätze | Lagerverwaltung; Staplerschein; Zollabwicklung; Disposition; Einkauf | Logistik; Supply Chain Management',
    driving:
      'Berufskraftfahrer~Berufskraftfahrerin; Busfahrer~Busfahrerin; Kurierfahrer~Kurierfahrerin; Fuhrparkleiter~Fuhrparkleiterin; Lokführer~Lokführerin; Kranführer~Kranführerin | {big} km im Jahr ohne Unfall; Zustellung von {n} Paketen am Tag; Tourenplanung für {n} Fahrzeuge | Führerschein CE; Ladungssicherung; Tourenplanung; ADR-Schein | Verkehrswesen; Nautik',
    construction:
      'Bauhelfer~Bauhelferin; Maurer~Maurerin; Zimmerer~Zimmerin; Polier~Polierin; Bauleiter~Bauleiterin; Architekt~Architektin; Bauingenieur~Bauingenieurin; Maler und Lackierer~Malerin und Lackiererin; Anlagenmechaniker SHK~Anlagenmechanikerin SHK | Bau von {n} Holzhäusern in {k} Sommern; Bauleitung einer Schule für {money}; Aufmaß und Abrechnung für {n} Baustellen | Bauleitung; VOB; Aufmaß; Schalungsbau; Kalkulation | Bauingenieurwesen; Architektur; Baubetrieb',
    electrical:
      'Elektrohelfer~Elektrohelferin; Elektroniker für Betriebstechnik~Elektronikerin für Betriebstechnik; Elektroinstallateur~Elektroinstallateurin; Elektromeister~Elektromeisterin; Elektroingenieur~Elektroingenieurin | Installation von {n} Wohnungen; Stillstand an Linie {k} um {p} % verringert; Inbetriebnahme von {k} Trafostationen | SPS-Programmierung; Fehlersuche; Schaltschrankbau; Photovoltaik | Elektrotechnik; Mechatronik',
    mechanics:
      'Kfz-Mechatroniker~Kfz-Mechatronikerin; Industriemechaniker~Industriemechanikerin; Werkstattleiter~Werkstattleiterin; Instandhalter~Instandhalterin; Serviceberater~Serviceberaterin; Fluggerätmechaniker~Fluggerätmechanikerin | Wartung von {n} Fahrzeugen in der Woche; Überholung von Getrieben für {client}; Wartungsplan für {n} Pressen erstellt | Diagnose; Hydraulik; Bremsen; Vorbeugende Wartung | Fahrzeugtechnik; Maschinenbau',
    production:
      'Produktionshelfer~Produktionshelferin; Maschinenführer~Maschinenführerin; Zerspanungsmechaniker~Zerspanungsmechanikerin; Schichtleiter~Schichtleiterin; Qualitätsprüfer~Qualitätsprüferin; Produktionsleiter~Produktionsleiterin; Schweißer~Schweißerin | Führung einer Schicht mit {n} Beschäftigten; Ausschuss von {p} auf {k} Prozent gesenkt; Rüstzeit um {n} Minuten verkürzt | CNC-Drehen; Qualitätssicherung; Schweißen; Lean Management; Messtechnik | Produktionstechnik; Fertigungstechnik',
    engineering:
      'Konstrukteur~Konstrukteurin; Entwicklungsingenieur~Entwicklungsingenieurin; Projektingenieur~Projektingenieurin; Technischer Zeichner~Technische Zeichnerin; Leiter Konstruktion~Leiterin Konstruktion; Versuchsingenieur~Versuchsingenieurin | Pumpengehäuse um {p} % leichter konstruiert; {n} Dauerversuche geplant und ausgewertet; Leitung von {k} Ingenieuren für {client} | Konstruktion; FEM; Projektleitung; Technisches Zeichnen; FMEA | Maschinenbau; Verfahrenstechnik; Werkstofftechnik',
    design:
      'Grafiker~Grafikerin; Mediengestalter Digital und Print~Mediengestalterin Digital und Print; UX-Designer~UX-Designerin; Art Director; Innenarchitekt~Innenarchitektin; Fotograf~Fotografin | Gestaltung der Plakate von {client} für {k} Spielzeiten; Überarbeitung des Buchungswegs, {p} % mehr Abschlüsse; {n} Hochzeiten fotografiert | Typografie; Bildbearbeitung; Layout; Entwurf; Nutzerforschung | Kommunikationsdesign; Grafikdesign',
    research:
      'Studentische Hilfskraft; Laborant~Laborantin; Wissenschaftlicher Mitarbeiter~Wissenschaftliche Mitarbeiterin; Doktorand~Doktorandin; Projektleiter Forschung~Projektleiterin Forschung; Professor~Professorin; Chemiker~Chemikerin | Probenahme an {n} Seen; {k} Veröffentlichungen, eine davon gegen das eigene Ergebnis; Einwerbung von {money} | Mikroskopie; Statistik; Chromatographie; Wissenschaftliches Schreiben | Biologie; Chemie; Physik; Geschichte',
    civil:
      'Verwaltungsfachangestellter~Verwaltungsfachangestellte; Polizeibeamter~Polizeibeamtin; Feuerwehrmann~Feuerwehrfrau; Stadtplaner~Stadtplanerin; Bibliothekar~Bibliothekarin; Referatsleiter~Referatsleiterin; Übersetzer~Übersetzerin | Bearbeitung von {n} Anträgen in der Woche; Bürgerbeteiligung mit {big} Antworten ausgewertet; {n} Einsätze im Jahr | Verwaltungsrecht; Haushaltsplanung; Berichtswesen; Einsatzleitung | Verwaltungswissenschaft; Politikwissenschaft',
    farming:
      'Erntehelfer~Erntehelferin; Gärtner~Gärtnerin; Landwirt~Landwirtin; Betriebsleiter~Betriebsleiterin; Winzer~Winzerin; Tierpfleger~Tierpflegerin; Forstwirt~Forstwirtin | Melken von {n} Kühen zweimal am Tag; Pflanzung von {big} Bäumen; Pflege von {n} Hektar Reben | Ackerbau; Traktor; Tierhaltung; Baumschnitt | Agrarwissenschaften; Gartenbau',
    security:
      'Sicherheitsmitarbeiter~Sicherheitsmitarbeiterin; Zeitsoldat~Zeitsoldatin; Feldwebel; Objektleiter~Objektleiterin; Offizier~Offizierin; Leiter Werkschutz~Leiterin Werkschutz | Führung von {n} Soldaten in {k} Einsätzen; Bewachung eines Werks mit {n} Toren; Ausbildung von {big} Rekruten im Funk | Gefahrenabwehr; Funk; Menschenführung; Zutrittskontrolle | Staats- und Sozialwissenschaften; Sicherheitsmanagement',
    executive:
      'Projektleiter~Projektleiterin; Produktmanager~Produktmanagerin; Unternehmensberater~Unternehmensberaterin; Bereichsleiter~Bereichsleiterin; Geschäftsführer~Geschäftsführerin; Kaufmännischer Leiter~Kaufmännische Leiterin; Vorstand; Inhaber~Inhaberin | {client} von {n} auf {big} Beschäftigte geführt; Verlust von {money} in {k} Quartalen in Gewinn gewandelt; Verkauf der Sparte in {city} an die Belegschaft | Unternehmensführung; Budgetverantwortung; Strategie; Verhandlung | Betriebswirtschaftslehre; Wirtschaftsingenieurwesen',
  },
  headings: {
    experience:
      'Berufserfahrung; Beruflicher Werdegang; Berufspraxis; Berufliche Erfahrung; Arbeitserfahrung; Berufstätigkeit | Stationen; Mein Weg; Wo ich gearbeitet habe; Berufliche Stationen; Was bisher geschah; Im Beruf; Laufbahn; Praxis; Arbeitsjahre; Bisherige Tätigkeiten',
    furtherExperience: 'Weitere Berufserfahrung; Frühere Tätigkeiten; Weitere Tätigkeiten | Davor; Außerdem; Vorher; Noch früher',
    internships: 'Praktika; Praktische Erfahrung | Hineingeschnuppert; Erste Schritte; Lehrzeiten',
    education:
      'Ausbildung; Bildungsweg; Studium; Schulbildung; Akademische Ausbildung; Aus- und Weiterbildung; Bildung | Gelernt; Wo ich gelernt habe; Schule und Studium; Lehrjahre; Studienzeit',
    skills:
      'Kenntnisse; Fähigkeiten; EDV-Kenntnisse; Kompetenzen; Fachkenntnisse; Qualifikationen; IT-Kenntnisse | Werkzeugkasten; Das kann ich; Handwerkszeug; Was ich mitbringe; Stärken; Rüstzeug',
    languages: 'Sprachen; Sprachkenntnisse; Fremdsprachen | Ich spreche; Verständigung; Zungen',
    summary:
      'Profil; Kurzprofil; Über mich; Zusammenfassung; Persönliches Profil | In Kürze; Wer ich bin; Auf einen Blick; Guten Tag; Das Wichtigste',
    projects: 'Projekte; Ausgewählte Projekte; Eigene Projekte | Nebenher gebaut; Werkstücke; Von mir gemacht',
    certificates:
      'Zertifikate; Weiterbildungen; Fortbildungen; Lehrgänge; Zusatzqualifikationen | Scheine; Auch gelernt; Kurse und Papiere',
    awards: 'Auszeichnungen; Preise; Preise und Auszeichnungen; Stipendien | Lob und Pokale; Ehrungen',
    publications: 'Veröffentlichungen; Publikationen | Gedruckt; Geschriebenes',
    volunteering: 'Ehrenamt; Ehrenamtliches Engagement; Engagement | Für andere; Unbezahlt; Mitgeholfen',
    interests: 'Interessen; Hobbys; Freizeit; Hobbys und Interessen | Nach Feierabend; Außer Dienst; Was ich sonst tue',
    references: 'Referenzen | Wer mich kennt; Fragen Sie nach',
    contact: 'Kontakt; Kontaktdaten; Anschrift | So erreichen Sie mich; Schreiben Sie mir',
    personal: 'Persönliche Daten; Persönliche Angaben; Zur Person; Angaben zur Person | Steckbrief; Eckdaten',
  },
  dates: {
    present: 'heute; Heute; aktuell; jetzt; laufend; bis heute; dato; Gegenwart; HEUTE; derzeit',
    since: 'seit {a}; Seit {a}; ab {a}; {a} bis heute',
    until: 'bis {b}',
    fromTo: 'von {a} bis {b}; Von {a} bis {b}; {a} bis einschließlich {b}',
    to: 'bis; bis; Bis',
    seasons: 'Frühjahr; Sommer; Herbst; Winter',
    quarter: '{n}. Quartal {y}',
    years: 'one=Jahr;other=Jahre | one=J.;other=J.',
    months: 'one=Monat;other=Monate | one=Mon.;other=Mon.',
    shortMonths: 'Jan.; Feb.; März; Apr.; Mai; Juni; Juli; Aug.; Sept.; Okt.; Nov.; Dez.',
  },
  words: {
    at: 'bei; bei der Firma',
    email: 'E-Mail; Mail; E-Mail-Adresse; Email',
    phone: 'Telefon; Tel.; Mobil; Handy; Tel; Mobiltelefon',
    address: 'Adresse; Anschrift; Wohnort; Wohnhaft in',
    born: 'Geburtsdatum; geboren am; Geb.; Geboren',
    nationality: 'Staatsangehörigkeit; Nationalität',
    nationalities: 'deutsch; österreichisch; schweizerisch; türkisch; polnisch',
    title: 'Position; Tätigkeit; Funktion; Beschäftigt als; Stelle',
    employer: 'Arbeitgeber; Firma; Unternehmen; Betrieb',
    period: 'Zeitraum; Dauer; Beschäftigungszeitraum; Zeit',
    place: 'Ort; Standort; Arbeitsort',
    responsibilities:
      'Aufgaben; Tätigkeiten; Aufgabenbereich; Tätigkeitsschwerpunkte; Verantwortlichkeiten; Hauptaufgaben; Aufgabengebiet',
    achievements: 'Erfolge; Ergebnisse; Besondere Leistungen',
    technologies: 'Technologien; Werkzeuge; Umfeld; Eingesetzte Technologien; Techniken',
    project: 'Projekt; Projekte; Wichtigstes Projekt; Auftrag',
    client: 'Kunde; Auftraggeber; Einsatz bei; Endkunde',
    via: 'über {via}; (Zeitarbeit: {via}); vermittelt durch {via}; im Auftrag von {via}',
    types: 'Vollzeit; Teilzeit; befristet; Festanstellung; Minijob; Werkstudent; 450-Euro-Job; selbstständig',
    remote: 'Homeoffice; remote; hybrid',
    freelance: 'Freiberuflich; Selbstständig; Freiberufler~Freiberuflerin; Freelancer',
    ownName: '{family} Beratung; Büro {family}; {name} Freelance; {family} Gestaltung',
    page: 'Seite {p} von {q}; {p}/{q}; {p}; Seite {p}; - {p} -',
    references: 'Auf Anfrage; Gerne auf Wunsch; Zeugnisse liegen bei',
    intern:
      'Praktikant~Praktikantin; Praktikum; Praktikum als {title}; Werkstudent~Werkstudentin; Trainee; Auszubildender~Auszubildende; Aushilfe',
    fresher: 'Berufseinsteiger~Berufseinsteigerin; Noch keine; Absolvent~Absolventin; Bisher keine Berufserfahrung',
    thesis: 'Abschlussarbeit; Diplomarbeit; Schwerpunkte; Masterarbeit; Thema',
    grade: 'Note: {k},{k}; Abschlussnote 1,{k}; mit Auszeichnung; Note gut; Gesamtnote: 2,{k}',
    careerBreak: 'Elternzeit; Sabbatical; Pflege eines Angehörigen; Arbeitssuchend; Weltreise; Auszeit; Erziehungsurlaub',
    columns: 'Zeitraum; Arbeitgeber; Position; Aufgaben; Ort',
    skillGroups: 'Werkzeuge; Fachlich; EDV; Methoden; Sicher; Grundlagen; Software; Praktisch; Vertieft; Technik',
    photo: 'Foto; Bewerbungsfoto; Lichtbild',
    cv: 'Lebenslauf; LEBENSLAUF; Curriculum Vitae; Mein Lebenslauf; Tabellarischer Lebenslauf',
  },
  summaries: {
    years:
      '{n} Jahre Berufserfahrung, davon die meisten in {city}.; Seit über {n} Jahren mit Freude dabei.; Mehr als {n} Jahre Erfahrung mit {skill} und schwierigen Anrufen.; {title} mit {n} Jahren Berufserfahrung und ruhiger Hand.; Ich bringe {n} Jahre Erfahrung mit und lerne noch immer gern.',
    plain:
      '{title} mit Sinn für Ordnung und kurze Wege.; Zuverlässig, neugierig und selten krank.; Ich suche ein Team in {city}, das Dinge zu Ende bringt.; Sicher im Umgang mit {skill}.; Wer mit mir arbeitet, bekommt Antworten am selben Tag.; Fehler gebe ich zu, bevor sie jemand findet.; Gesucht wird eine neue Aufgabe mit Verantwortung.',
  },
  bullets:
    'Führung eines Teams von {n} Personen; Verantwortung für ein Budget von {money}; Einführung von {skill} an {k} Standorten; Kosten in {n} Monaten um {p} % gesenkt; Bearbeitung von rund {big} Anfragen im Jahr; Zusammenarbeit mit {client} und zwei Behörden; Vertretung der Leitung; Planung der Schichten für {n} Personen; Teilnahme an Messen in {city}; Betreuung von {k} Auszubildenden; Verhandlung mit {n} Lieferanten; Pflege der Stammdaten in {skill}; Tägliche Arbeit mit {skill}; Kundenzufriedenheit von {p} auf 9{k} % gesteigert; Alle Ziele im Jahr {year} erreicht; Mitarbeit beim Umzug in neue Räume; Erstellung des Wochenberichts; Ablage und allgemeine Büroarbeiten; Ersparnis von {money} durch ein zweites Angebot',
  traps:
    '{year} zum {title2} befördert; Entsendung zu {client}, {city}, für {k} Monate; {from} – {to}: Verlagerung des Werks von {client}; Bericht an den {title2}; Projekt: {client} ({year}); Vertretung als {title2} im Sommer {year}; Erfahrung im Umgang mit {client}; Ausbildung neuer Kollegen; Kenntnisse in {skill} weitergegeben; {client} | Umstellung | {year}; Im Jahr {year} Übernahme durch {client}',
  paragraphs: {
    past: 'Von {from} bis {to} war ich als {title} bei {employer} in {place} tätig.; Zwischen {from} und {to} habe ich bei {employer} ({place}) als {title} gearbeitet.; {from} bis {to}: {title} bei {employer}, {place}.',
    present:
      'Seit {from} arbeite ich als {title} bei {employer} in {place}.; Seit {from} bin ich bei {employer} ({place}) als {title} angestellt.',
  },
  money: '{n}.000 €; {n} Mio. €; {n} Millionen Euro; EUR {n}.500; {n} T€; CHF {n}’000',
  softSkills:
    'Teamfähigkeit; Geduld; Pünktlichkeit; Belastbarkeit; Humor; Sorgfalt; Kommunikationsstärke; Eigeninitiative; Zuverlässigkeit; Flexibilität',
  languageNames: 'Deutsch; Englisch; Französisch; Türkisch; Russisch; Spanisch; Polnisch; Italienisch; Kroatisch; Latein',
  languageLevels: 'Muttersprache; fließend; verhandlungssicher; Grundkenntnisse; B2; C1; A2; gut; Schulkenntnisse',
  interests:
    'Chorgesang; Wandern; Brotbacken; Schach; Imkerei; Modelleisenbahn; Rudern; Kleingarten; Lesen; Skat; Klettern; Fußball; Radfahren; Reisen',
  projects:
    '{name} – kleine App für Imker, gebaut mit {skill}; Wetterstation auf dem Schuldach, {skill}; Nachbarschaftsverleih mit {n} Mitgliedern; Vorhersage freier Parkplätze in {city} mit {skill}; Dienstplan für einen Chor von {n} Stimmen',
  awards:
    'Mitarbeiter des Jahres {year}; Förderpreis der Stiftung {name}, {year}; Deutschlandstipendium {year}; Bester Auszubildender, IHK {city}, {year}; 2. Platz beim Gründerwettbewerb {city} {year}',
  certificates:
    'Ersthelfer; Ausbildereignung (AEVO); Staplerschein; Führerschein Klasse B; Projektmanagement (IPMA Level D); ITIL Foundation; Schweißerpass; Sachkunde nach § 34a; Brandschutzhelfer; Scrum Master; Cambridge Certificate C1',
  issuers: 'IHK {city}; {name} Akademie; TÜV {name}; Handwerkskammer {city}; VHS {city}; {client}',
  publications:
    'Über die Geduld der Messgeräte; Mauersegler über {city}; Ein billiger Fühler für nasse Böden; Kleine Stichprobe, große Behauptung; Brotpreise in {city} nach der Flut',
  volunteer:
    'Jugendtrainer~Jugendtrainerin @ SV {city}; Kassenwart~Kassenwartin @ Kleingartenverein {name}; Helfer~Helferin @ Tafel {city}; Vorlesepate~Vorlesepatin @ Stadtbücherei {city}; Schriftführer~Schriftführerin @ Förderverein {name}; Sanitäter~Sanitäterin @ Rotes Kreuz {city}',
}
