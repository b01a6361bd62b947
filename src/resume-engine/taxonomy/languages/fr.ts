import type { Language } from './language.ts'

export const fr: Language = {
  code: 'fr',
  name: 'French',
  nativeName: 'français',
  script: 'Latin',
  headings: {
    experience: `expérience professionnelle|expériences professionnelles|parcours professionnel|expérience pro|emplois|expérience|expériences|
      expériences pro|parcours|carrière|carrière professionnelle|emplois occupés|postes occupés|historique professionnel|itinéraire professionnel|
      expérience de travail|expériences de travail|activités professionnelles|activité professionnelle|emploi|antécédents professionnels|
      expérience significative|expériences significatives|expériences principales|vie professionnelle|mon parcours|mes expériences|
      expériences et stages|emplois et stages|missions professionnelles`,
    internships: `stage|stages|stages et emplois|stages professionnels|stages effectués|alternance|expériences de stage|stages et alternance|
      jobs d'été|jobs étudiants|apprentissage`,
    education: `formation|formations|formation académique|études|diplômes|cursus|parcours académique|parcours scolaire|scolarité|diplômes et formations|
      formation et diplômes|formations et diplômes|études et formation|études et diplômes|formation initiale|formation universitaire|cursus scolaire|
      cursus universitaire|cursus académique|parcours universitaire|formation scolaire|formation supérieure|éducation|éducation et formation|
      diplôme|titres et diplômes|formation professionnelle|mes études|mes formations|parcours de formation|études supérieures|titres universitaires`,
    skills: `compétences|compétences techniques|compétences informatiques|compétences clés|savoir faire|savoir être|outils|informatique|
      développement informatique|logiciels|aptitudes|connaissances|connaissances informatiques|connaissances techniques|domaines de compétences|
      domaines de compétence|compétences professionnelles|principales compétences|compétences personnelles|compétences métier|
      compétences linguistiques et informatiques|domaines d'expertise|domaine d'expertise|atouts|points forts|qualités|qualités personnelles|
      mes compétences|langages|environnement technique|environnements techniques|technologies|outils informatiques|maîtrise des outils|
      savoirs|savoirs être|savoirs faire|qualifications|compétences comportementales|compétences transversales|compétences fonctionnelles|bureautique`,
    summary: `profil|profil professionnel|résumé professionnel|objectif|objectifs|à propos|à propos de moi|présentation|profil personnel|
      objectif professionnel|objectif de carrière|résumé|résumé de carrière|synthèse|qui suis je|accroche|introduction|projet professionnel|
      sommaire|mon profil|en bref|points clés|sommaire des qualifications|profil de carrière|mes objectifs`,
    projects: `projets|projets personnels|projets académiques|projet|projets réalisés|réalisations|projets professionnels|principaux projets|
      projets scolaires|projets universitaires|principales réalisations|mes projets|missions et projets|travaux|projets de recherche`,
    volunteering: `activités|bénévolat|vie associative|engagements|engagement associatif|expérience associative|expériences associatives|
      activités extra professionnelles|activités extrascolaires|activités associatives|activités bénévoles|expérience bénévole|engagement bénévole|
      engagements associatifs|activités parascolaires|implication sociale|responsabilités associatives|volontariat|associations|associatif`,
    certifications: `certificats|certifications|certification|certificat|habilitations|permis et habilitations|licences et certifications|
      diplômes et certifications|attestations|titres professionnels|habilitations et certifications|caces`,
    courses: `cours|formations complémentaires|formation complémentaire|formation continue|formations continues|stages de formation|
      perfectionnement|formations professionnelles|séminaires|ateliers|développement professionnel|autres formations`,
    awards: `prix|distinctions|récompenses|prix et distinctions|bourses|distinctions et prix|honneurs|bourses et prix|réussites|mentions|concours`,
    publications:
      'publications|articles|communications|travaux de recherche|publications scientifiques|brevets|recherche|recherches|conférences',
    languages:
      'langues|langue|compétences linguistiques|langues étrangères|langues parlées|langues vivantes|connaissances linguistiques|niveau de langues',
    interests: `centres d'intérêt|centre d'intérêt|loisirs|intérêts|centres d'intérêts|passions|hobbies|activités et loisirs|loisirs et intérêts|
      passe temps|intérêts personnels|activités et centres d'intérêt|loisirs et centres d'intérêt|mes passions|mes loisirs|sports et loisirs|
      activités personnelles|sports|sport et loisirs`,
    references: 'références|référence|recommandations|références professionnelles|recommandation',
    personal: `informations personnelles|état civil|données personnelles|renseignements personnels|détails personnels|coordonnées personnelles|
      infos personnelles|informations générales|infos|situation personnelle|identité|informations`,
    contact:
      'coordonnées|liens|contact|contacts|adresse|me contacter|contactez moi|réseaux sociaux|mes coordonnées|réseaux|contactez-moi|liens utiles',
    other: `divers|informations complémentaires|autres|autres informations|autre|renseignements complémentaires|permis|permis de conduire|
      service militaire|mobilité|disponibilité|informations additionnelles|informations diverses|compléments d'information|séjours à l'étranger|prétentions salariales`,
    'role-detail': `missions|tâches|responsabilités|missions principales|principales missions|tâches principales|missions et responsabilités|
      fonctions|description|description du poste|descriptif|activités principales|mission|rôle|client|environnement|contexte|tâches effectuées|
      missions réalisées|missions effectuées`,
  },
  composed: {
    deciding: {
      projects: 'projets projet réalisations',
      internships: 'stages stage',
      volunteering: 'bénévolat associatif associative associatives bénévole bénévoles',
      certifications: 'certifications certificats habilitations',
      education: 'formation formations études diplômes cursus scolarité',
      experience: 'expérience expériences parcours carrière emplois',
      skills: 'compétences connaissances aptitudes outils atouts',
      summary: 'profil objectif',
      awards: 'prix distinctions',
      publications: 'publications',
      languages: 'langues',
      interests: 'loisirs intérêts intérêt',
      references: 'références',
      personal: 'informations renseignements',
    },
    passing: `professionnelle professionnelles professionnel professionnels personnelle personnelles personnel personnels académique académiques
      scolaire scolaires universitaire universitaires technique techniques informatique informatiques principale principales principaux autre autres
      clés mes mon ma significative significatives pertinente pertinentes complémentaire complémentaires supplémentaires sociale sociales linguistiques
      numériques managériales commerciales générales de en du des la le les d l dans au à centres centre étrangères initiale continue récentes`,
    and: 'et & / ou',
  },
  dates: {
    months: [
      'janvier|janv|jan',
      'février|févr|fév|fev|feb',
      'mars|mar',
      'avril|avr',
      'mai',
      'juin|jun',
      'juillet|juil|jul|juill',
      'août|aoû|aout|aou',
      'septembre|sept|sep',
      'octobre|oct',
      'novembre|nov',
      'décembre|déc|dec',
    ],
    parts: [
      { words: 'printemps|au printemps', from: 2, to: 4 },
      { words: 'été', from: 5, to: 7 },
      { words: 'automne', from: 8, to: 10 },
      { words: 'hiver', from: 0, to: 1 },
      { words: 't1|1er trimestre|premier trimestre', from: 0, to: 2 },
      { words: 't2|2e trimestre|2ème trimestre|deuxième trimestre', from: 3, to: 5 },
      { words: 't3|3e trimestre|3ème trimestre|troisième trimestre', from: 6, to: 8 },
      { words: 't4|4e trimestre|4ème trimestre|quatrième trimestre', from: 9, to: 11 },
      { words: 's1|1er semestre', from: 0, to: 5 },
      { words: 's2|2e semestre|2ème semestre', from: 6, to: 11 },
    ],
    present: `aujourd'hui|à ce jour|en cours|actuel|actuelle|actuellement|présent|maintenant|à présent|ce jour|jusqu'à aujourd'hui|
      jusqu'à ce jour|jusqu'à présent|jusqu'à maintenant|poste actuel|toujours en poste|en poste|nos jours|à nos jours|jusqu'à nos jours|présentement`,
    since: 'depuis|depuis le|à partir de|dès|à compter de',
    until: "jusqu'à|jusqu'en|jusqu'au",
    to: "à|au|a|jusqu'à|jusqu'en|jusqu'au|et",
    from: 'de|du|entre|d',
    ofYear: 'de',
    years: 'an|ans|année|années',
    monthUnits: 'mois',
  },
  degrees: {
    doctorate: 'doctorat|docteur en|thèse de doctorat|?docteur|?hdr|doctorante',
    master: `maîtrise|?master 2|?master 1|?m2|?m1|mastère|mastère spécialisé|diplôme d'ingénieur|ingénieur diplômé|cycle ingénieur|?dea|?dess|
      magistère|bac +5|bac+5|bac + 5|bac +4|bac + 4|master professionnel|master recherche|diplôme de grande école|mba|titre d'ingénieur|agrégation|capes|
      diplôme d'état de docteur en médecine|école d'ingénieur|programme grande école`,
    bachelor: `?licence|licence professionnelle|licence pro|bachelier|bac +3|bac+3|bac + 3|baccalauréat universitaire|but|bachelor universitaire de technologie|
      ?licence 3|?l3|diplôme d'état infirmier|diplôme d'état d'infirmier|diplôme d'état|?deug`,
    associate: `?bts|?dut|?but|bac +2|bac+2|bac + 2|brevet de technicien supérieur|diplôme universitaire de technologie|deust|classe préparatoire|
      classes préparatoires|cpge|?dec|diplôme d'études collégiales|attestation d'études collégiales|prépa`,
    diploma: `?cap|?bep|brevet professionnel|certificat d'aptitude professionnelle|brevet d'études professionnelles|?bp|titre professionnel|
      diplôme d'études professionnelles|?dep|diplôme d'aide-soignante|certificat fédéral de capacité|?cfc|mention complémentaire|
      diplôme d'état d'aide-soignant(,e)`,
    certificate: 'certificat|?cqp|certificat de qualification professionnelle|?bafa|attestation',
    high_school: `baccalauréat|bac s|bac es|bac l|bac pro|bac technologique|bac général|baccalauréat professionnel|bac professionnel|?bac|
      baccalauréat technologique|baccalauréat général|baccalauréat scientifique|brevet des collèges|diplôme national du brevet|
      diplôme d'études secondaires|?des|maturité|certificat de fin d'études secondaires|bac stmg|bac sti2d|bac st2s`,
  },
  titles: {
    heads: `statisticien(,ne) proviseur(,e) professeur(,e) métreur(,se) électrotechnicien(,ne) automaticien(,ne) maquettiste éleveur éleveuse officier officière sous-officier sous-officière sociologue greffier greffière moniteur monitrice caporal sergent accompagnat(eur,rice) acheteu(r,se) act(eur,rice) adjoint(,e) administrat(eur,rice) agent(,e) agricult(eur,rice) aide-soignant(,e) aide
      ambassad(eur,rice) ambulanci(er,ère) analyste animat(eur,rice) apprenti(,e) architecte archiviste artisan(,e) artiste assistant(,e) associé(,e) attaché(,e)
      auditeur auditrice aut(eur,rice) auxiliaire avocat(,e) barman barmaid bibliothécaire biologiste bouch(er,ère) boulang(er,ère) brod(eur,euse)
      cadre caissi(er,ère) cameraman cariste carrossi(er,ère) chargé(,e) charpenti(er,ère) chaudronni(er,ère) chauffeu(r,se) chef(,fe) cherch(eur,euse)
      chimiste chirurgien(,ne) coach coiffeu(r,se) collaborat(eur,rice) comédien(,ne) commercial(,e) commis comptable concepteu(r,se) conceptrice
      concierge conducteu(r) conductrice conseill(er,ère) consultant(,e) contremaître contrôleu(r,se) convoyeu(r,se) coordinat(eur,rice) coordonnat(eur,rice)
      correct(eur,rice) coursi(er,ère) couturi(er,ère) couvreu(r,se) créat(eur,rice) cuisini(er,ère) décorat(eur,rice) délégué(,e) démonstrat(eur,rice)
      dentiste dessinat(eur,rice) développeu(r,se) diététicien(,ne) direct(eur,rice) dirigeant(,e) doctorant(,e) documentaliste économiste éditeur
      éditrice éducat(eur,rice) électricien(,ne) électromécanicien(,ne) employé(,e) enseignant(,e) entraîneu(r,se) entrepreneu(r,se) ergothérapeute
      esthéticien(,ne) étudiant(,e) expert(,e) exploitant(,e) facteu(r) factrice femme fleuriste fondat(eur,rice) cofondat(eur,rice) formateu(r)
      formatrice fraiseu(r,se) gardien(,ne) géomètre gérant(,e) gestionnaire gouvernant(,e) graphiste greffi(er,ère) guide horlog(er,ère) hôte hôtesse
      huissier illustrat(eur,rice) infirmi(er,ère) infographiste informaticien(,ne) ingénieur(,e) inspect(eur,rice) installat(eur,rice) instituteur
      institutrice instruct(eur,rice) intérimaire interprète intervenant(,e) jardini(er,ère) journaliste juge juriste kinésithérapeute laborantin(,e)
      libraire livreu(r,se) logisticien(,ne) machiniste maçon(,ne) magasini(er,ère) magistrat(,e) maître maîtresse manager maraîch(er,ère) manutentionnaire maquilleu(r,se)
      masseu(r,se) mécanicien(,ne) médecin médiat(eur,rice) menuisi(er,ère) militaire modéliste monit(eur,rice) monteu(r,se) moniteur musicien(,ne)
      notaire nourrice négociat(eur,rice) officier opérat(eur,rice) opticien(,ne) orthophoniste ouvri(er,ère) paysagiste peintre pharmacien(,ne) photographe
      pilote pâtissi(er,ère) plaquiste plombi(er,ère) plongeu(r,se) policier podologue pompier postdoctorant(,e) préparat(eur,rice) président(,e) professeur(,e) prof
      programmeu(r,se) promot(eur,rice) psychologue psychiatre puéricult(eur,rice) qualiticien(,ne) réalisat(eur,rice) réceptionniste rechercheur
      recruteu(r,se) rédact(eur,rice) régisseu(r,se) relecteur représentant(,e) responsable restaurat(eur,rice) sage-femme saisonni(er,ère) scénariste secrétaire
      serrurier serveu(r,se) soudeu(r,se) sommeli(er,ère) stagiaire standardiste styliste superviseu(r,se) surveillant(,e) technicien(,ne)
      technico-commercial(,e) téléconseill(er,ère) télévendeu(r,se) testeu(r,se) tourneu(r,se) traduct(eur,rice) trader traiteur travailleu(r,se)
      trésori(er,ère) tuteur tutrice urbaniste usineu(r,se) vacataire vendeu(r,se) vétérinaire viticult(eur,rice) webmaster agenceur alternant(,e)
      employeur bénévole volontaire indépendant(,e) auto-entrepreneu(r,se) peintre tuyauteur ébéniste`,
    phrases: `chef de projet|cheffe de projet|chef de rang|chef de cuisine|aide soignant(,e)|femme de ménage|femme de chambre|agent d'entretien|
      hôte de caisse|hôtesse d'accueil|hôtesse de caisse|hôtesse de l'air|assistant(,e) de vie|auxiliaire de vie|maître d'hôtel|maître d'oeuvre|
      expert(,e)-comptable|commis de cuisine|second de cuisine|conducteur de travaux|chargé(,e) de mission|chargé(,e) de clientèle|
      jeune fille au pair|assistante maternelle|valet de chambre|professeur(,e) des écoles|clerc de notaire`,
    levels: `senior|junior|confirmé(,e)|débutant(,e)|chef|cheffe|responsable|adjoint(,e)|directeur|directrice|principal(,e)|stagiaire|apprenti(,e)|
      alternant(,e)|en chef|général(,e)|sous-chef|premi(er,ère)|second(,e)|expérimenté(,e)|en alternance|délégué(,e)|par intérim`,
  },
  organisations: {
    legalForms:
      'sa|s.a.|sas|s.a.s.|sasu|sarl|s.a.r.l.|eurl|sci|snc|scop|scp|selarl|sprl|srl|asbl|gie|sàrl|ltée|inc.|earl|gaec|epic',
    words: `hôpital|clinique|centre hospitalier|chu|cabinet|cabinet médical|pharmacie|maison de retraite|ehpad|crèche|école|mairie|commune|ville|
      préfecture|conseil régional|conseil départemental|conseil général|ministère|banque|crédit|assurances|assurance|mutuelle|caisse|société|
      entreprise|groupe|établissements|ets|compagnie|usine|ateliers|atelier|garage|magasin|boutique|librairie|supermarché|hypermarché|
      boulangerie|pâtisserie|boucherie|restaurant|brasserie|bistrot|hôtel|auberge|camping|agence|agence immobilière|immobilier|bureau|bureau d'études|
      étude notariale|laboratoire|laboratoires|imprimerie|éditions|transports|transport|logistique|bâtiment|construction|travaux publics|
      maçonnerie|menuiserie|plomberie|association|fondation|syndicat|institut|musée|théâtre|bibliothèque|domaine|château|ferme|exploitation|
      conseil|services|solutions|systèmes|technologies|industries|énergie|frères|& fils|et fils|télécom|armée|gendarmerie|police|pompiers|tribunal`,
  },
  schools: `université|universitaire|école|école supérieure|école normale|école d'ingénieurs|école de commerce|institut|institut universitaire de technologie|
    iut|iae|insa|lycée|lycée professionnel|collège|faculté|fac|cégep|haute école|grande école|conservatoire|académie|polytechnique|cfa|
    centre de formation|afpa|cnam|ifsi|ufr|ens|hec`,
  employment: {
    'full-time': 'temps plein|à temps plein|temps complet',
    'part-time': 'temps partiel|à temps partiel|mi-temps|à mi-temps',
    remote: 'télétravail|à distance|en télétravail',
    hybrid: 'hybride',
    'on-site': 'sur site|présentiel|sur place',
    freelance: 'indépendant|freelance|auto-entrepreneur|micro-entrepreneur|à mon compte|travailleur autonome|profession libérale',
    contract: 'cdd|contrat à durée déterminée|contrat|prestation|contractuel|contractuelle',
    temporary:
      'intérim|intérimaire|saisonnier|saisonnière|remplacement|job d’été|job étudiant|emploi saisonnier|vacation|emploi d’été',
    permanent: 'cdi|contrat à durée indéterminée',
    internship: 'stage|stagiaire|stage de fin d’études|convention de stage',
    apprenticeship: 'alternance|apprentissage|contrat d’apprentissage|contrat de professionnalisation|en alternance',
    volunteer: 'bénévole|bénévolat|volontaire|service civique',
  },
  labels: {
    title: 'poste|fonction|intitulé du poste|poste occupé|titre|emploi|profession|fonction ou poste occupé|rôle|métier',
    employer:
      "employeur|entreprise|société|nom de l'employeur|nom et adresse de l'employeur|client|organisme|organisation|établissement|structure",
    place: 'lieu|ville|pays|localisation|adresse|localité|lieu de travail',
    dates: 'période|dates|date|durée|de|du|année|années',
    degree: 'diplôme|titre|qualification|intitulé du diplôme|intitulé du certificat ou diplôme délivré|niveau',
    school: "école|université|établissement|établissement d'enseignement|organisme de formation|institution|lycée",
    field: 'spécialité|spécialisation|filière|option|domaine|mention|majeure|discipline|domaine d’études',
    description:
      'missions|tâches|description|responsabilités|mission|réalisations|activités|principales activités et responsabilités|type ou secteur d’activité|activités principales|contexte|descriptif',
    tools:
      'outils|technologies|environnement|environnement technique|logiciels|stack|stack technique|outils utilisés|technologies utilisées',
  },
  people: {
    nameLabels: 'nom|prénom|nom et prénom|nom et prénoms|prénom et nom|nom, prénom|prénoms|nom de famille|nom prénom|nom complet',
    honorifics: 'm|mr|mme|mlle|monsieur|madame|mademoiselle|dr|pr|me|docteur|maître',
    particles: 'de|du|des|d|le|la|l|de la',
    documents: 'curriculum vitae|cv|cv de|dossier de compétences|dossier de candidature|lettre de motivation',
  },
  noExperience:
    'sans expérience professionnelle|aucune expérience professionnelle|pas d’expérience professionnelle|première expérience recherchée|débutant sans expérience',
  experience: "expérience|d'expérience|carrière|pratique|ancienneté|métier",
  functionWords: `le la les de des du un une et à en dans pour par sur avec au aux que qui est sont ce cette ces son sa ses leur nous vous je il elle mon ma mes
    ne pas plus ou où mais comme lors ainsi afin chez entre auprès sous été être très`,
}
