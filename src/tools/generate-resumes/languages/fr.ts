import type { Language } from '../language.ts'

export const french: Language = {
  code: 'fr',
  name: 'French',
  regions: [
    {
      country: 'France',
      cities:
        'Angers; Clermont-Ferrand; Dijon; Saint-Étienne; Nîmes; Le Havre; Brest; Perpignan; Villeurbanne; Nantes; Aix-en-Provence; Lille; Paris 11e; Besançon; La Rochelle',
      female:
        'Maëlys; Solène; Ghislaine; Aïcha; Marie-Laure; Océane; Bérengère; Noémie; Fatoumata; Clémence; Élodie; Jeanne; Yasmina',
      male: 'Gaëtan; Thibault; Jean-Baptiste; Moussa; Loïc; Rémi; Aurélien; Karim; Hervé; Étienne; Yann; Bastien; François-Xavier',
      family:
        "Lemoine; de La Bruyère; Le Goff; N'Diaye; Delacroix-Martin; Bouchard; Haddad; Garnier; Poirier; d'Aubigny; Chevallier; Fontaine; Benali; Perrault; Leclercq; Roussel",
      phones: '06 39 98 ## ##; 01 99 00 ## ##; +33 6 39 98 ## ##; 0639 98 ## ##; +33 (0)2 61 91 ## ##; 06.39.98.##.##',
      addresses:
        '{n} rue des Tilleuls, {zip} {city}; {city}; {k} bis, avenue de la Gare, {city}; {zip} {city}; {n} chemin du Moulin – {city}',
      legal: 'SARL; SA; SAS; SASU; EURL; & Fils; SCOP; SNC',
    },
    {
      country: 'Québec',
      cities: 'Trois-Rivières (QC); Sherbrooke; Gatineau; Laval; Québec; Montréal; Saguenay',
      female: 'Geneviève; Marie-Ève; Josée; Annick; Catherine',
      male: 'Guillaume; Marc-André; Réjean; Sylvain; Olivier',
      family: 'Tremblay; Gagnon; Bélanger; Desrosiers; Thibodeau; Ouellet; Lachance',
      phones: '514-555-01##; (418) 555-01##; +1 819 555-01##',
      addresses: '{n}, rue Principale, {city}; {city}; {n}, boul. des Érables, app. {k}, {city}',
      legal: 'inc.; ltée; S.E.N.C.; & associés',
    },
  ],
  companyWords:
    'Belvert; Clairval; Les Aulnes; Montfleur; Hirondelle; Rivebleue; Grandchamp; Lavandin; Saint-Aubrac; Mirabeau-Sud; Étoile du Nord; Pontclair; Roc Blanc; Armorique; Colibri; Bruyères; Ventoux; Azurée; Quai Neuf; Sorbier; Bois Joli; Cap Vert',
  employers: {
    tech: '{name} Informatique {legal}; {name} Logiciels; {name} Numérique {legal}; {name} Data {legal}; {name} Systèmes {legal}',
    health:
      'Centre hospitalier de {name}; Clinique {name}; EHPAD {name}; Pharmacie {family}; CHU {name}; Cabinet {family}; Résidence {name}',
    shop: 'Boutique {name}; Les Magasins {name} {legal}; Librairie {family}; {name} Distribution {legal}; Maison {family}; Supermarché {name}',
    agency: 'Agence {name}; {name} Communication {legal}; Studio {name}; Éditions {name}; {name} Intérim {legal}',
    finance: 'Banque {name}; Mutuelle {name}; {name} Assurances {legal}; Cabinet comptable {family}; Caisse {name}',
    law: 'Cabinet {family} & {family2}; {family} Avocats; Étude notariale {family}; SCP {family} {family2}',
    school: 'École primaire {name}; Lycée {family}; Collège {name}; Université de {name}; Crèche {name}; Académie de {city}',
    food: 'Restaurant {name}; Hôtel {name}; Boulangerie {family}; Brasserie {name}; Traiteur {family}; Auberge de {name}',
    transport:
      'Transports {family}; {name} Logistique {legal}; Messageries {name} {legal}; Régie des transports de {city}; Garage {family}',
    building:
      '{family} Construction {legal}; Maçonnerie {family}; {name} Bâtiment {legal}; Atelier d’architecture {family}; Électricité {family} {legal}; {name} Immobilier',
    factory:
      '{name} Industries {legal}; Aciéries de {name}; {name} Mécanique {legal}; {name} Plastiques {legal}; {name} Aéronautique {legal}; Laiterie {name}',
    science: 'Institut {name}; Laboratoire {name} {legal}; Université {name}; {name} Biotech {legal}',
    public:
      'Mairie de {city}; Conseil départemental de {name}; Préfecture de {city}; Médiathèque de {city}; Communauté de communes {name}',
    farm: 'Domaine {name}; Ferme {family}; Pépinières {name}; Vignobles {family} {legal}; GAEC {name}',
    general:
      '{name} {legal}; Groupe {name}; {family} {legal}; {name} Services {legal}; Fondation {name}; {name} International {legal}; Association {name}',
  },
  schools:
    'Université de {name}; Lycée {family}, {city}; IUT de {city}; École supérieure de commerce {name}; Institut {name}; INSA {name}; CFA de {city}; École nationale {name}; Cégep de {name}',
  degrees: {
    vocational: 'BTS; CAP; DUT; Bac professionnel; BEP; Titre professionnel; DEC',
    bachelor: 'Licence; Licence professionnelle; Bachelor; Baccalauréat universitaire; BUT; Licence 3',
    master: 'Master; Master 2; Diplôme d’ingénieur; Maîtrise; DESS; MBA; Mastère spécialisé',
    doctor: 'Doctorat; Thèse de doctorat; Diplôme d’État de docteur',
    school: 'Baccalauréat; Brevet des collèges; Baccalauréat scientifique; DES',
  },
  degreeForms:
    '{degree} {field}; {degree} en {field}; {degree}, {field}; {degree} ({field}); {degree} – {field}; {degree} mention {field}',
  occupations: {
    software:
      'Développeur junior~Développeuse junior; Développeur web~Développeuse web; Ingénieur logiciel~Ingénieure logiciel; Développeur full stack~Développeuse full stack; Chef de projet technique~Cheffe de projet technique; Architecte logiciel; Directeur technique~Directrice technique | Refonte de la facturation en {skill}, traitement ramené de {n} à {k} minutes; Migration de {big} fiches clients sans interruption; Astreinte une semaine sur {k} | Tests unitaires; Méthodes agiles; Conception objet; Intégration continue | Informatique; Génie logiciel',
    data: 'Analyste de données; Ingénieur data~Ingénieure data; Data scientist; Statisticien~Statisticienne; Responsable BI | Prévision des ventes de {n} magasins; {n} tableurs remplacés par un seul tableau de bord; Analyse de {big} questionnaires | Modélisation; Apprentissage automatique; Visualisation de données | Statistiques; Mathématiques appliquées',
    support:
      'Technicien support~Technicienne support; Administrateur systèmes~Administratrice systèmes; Technicien réseau~Technicienne réseau; Responsable informatique; Hotliner~Hotlineuse | {n} tickets fermés par jour; Renouvellement de {big} postes sur {k} sites; Bascule vers {skill} en un week-end | Réseaux; Sauvegarde; Assistance aux utilisateurs | Réseaux et télécommunications',
    nursing:
      'Aide-soignant~Aide-soignante; Infirmier~Infirmière; Infirmier de bloc opératoire~Infirmière de bloc opératoire; Cadre de santé; Sage-femme; Infirmier coordinateur~Infirmière coordinatrice | Prise en charge de {n} patients par garde; Encadrement de {k} étudiants; Passage au dossier informatisé dans {k} services | Pansements; Perfusion; Gestes d’urgence; Transmissions | Soins infirmiers; Sciences infirmières',
    care: 'Auxiliaire de vie; Éducateur spécialisé~Éducatrice spécialisée; Assistant social~Assistante sociale; Animateur~Animatrice; Directeur de résidence~Directrice de résidence | Accompagnement de {n} familles; {k} sorties par an avec le minibus; Rédaction de {n} projets personnalisés | Écoute; Médiation; Animation de groupe; Premiers secours | Travail social; Éducation spécialisée',
    pharmacy:
      'Préparateur en pharmacie~Préparatrice en pharmacie; Pharmacien~Pharmacienne; Kinésithérapeute; Technicien de laboratoire~Technicienne de laboratoire; Assistant dentaire~Assistante dentaire | {n} ordonnances par jour; Pertes de stock réduites de {p} %; Contrôle de {big} échantillons | Délivrance; Gestion de stock; Analyses médicales | Pharmacie; Biologie médicale',
    sales:
      'Commercial~Commerciale; Attaché commercial~Attachée commerciale; Chargé d’affaires~Chargée d’affaires; Responsable grands comptes; Directeur commercial~Directrice commerciale; Téléconseiller~Téléconseillère | {n} nouveaux clients pour {money} par an; Objectif dépassé de {p} % ; Retour de {client} après deux ans d’absence | Prospection; Négociation; Fidélisation; Devis | Commerce; Négociation et relation client',
    retail:
      'Vendeur~Vendeuse; Hôte de caisse~Hôtesse de caisse; Chef de rayon~Cheffe de rayon; Responsable de magasin; Adjoint au responsable~Adjointe au responsable; Acheteur~Acheteuse | Magasin de {n} salariés; Inventaire de {big} références; Ventes du rayon en hausse de {p} % | Encaissement; Mise en rayon; Conseil client | Commerce; Gestion',
    marketing:
      'Assistant marketing~Assistante marketing; Chargé de communication~Chargée de communication; Rédacteur web~Rédactrice web; Chef de produit~Cheffe de produit; Directeur marketing~Directrice marketing; Attaché de presse~Attachée de presse | Lettre d’information portée à {big} lecteurs; {k} salons par an; {n} articles rédigés | Référencement; Relations presse; Rédaction; Stratégie de marque | Communication; Marketing',
    accounting:
      'Assistant comptable~Assistante comptable; Comptable; Gestionnaire de paie; Contrôleur de gestion~Contrôleuse de gestion; Responsable comptable; Expert-comptable~Experte-comptable | Clôture mensuelle en {k} jours au lieu de {n}; Paie de {big} salariés; Tenue de {n} dossiers | Comptabilité générale; Déclarations fiscales; Paie; Bilan | Comptabilité et gestion; Finance',
    banking:
      'Conseiller clientèle~Conseillère clientèle; Chargé de crédit~Chargée de crédit; Analyste financier~Analyste financière; Directeur d’agence~Directrice d’agence; Gestionnaire sinistres | Portefeuille de {n} professionnels; {n} dossiers de prêt par mois; Encours de {money} | Analyse financière; Gestion des risques; Épargne | Banque; Économie',
    legal:
      'Assistant juridique~Assistante juridique; Juriste; Avocat~Avocate; Clerc de notaire; Directeur juridique~Directrice juridique | {n} contrats rédigés par an; {k} plaidoiries; Revue de {big} pièces | Droit des contrats; Droit du travail; Contentieux; RGPD | Droit; Droit des affaires',
    hr: 'Chargé de recrutement~Chargée de recrutement; Assistant RH~Assistante RH; Responsable formation; Gestionnaire du personnel; Directeur des ressources humaines~Directrice des ressources humaines | {n} embauches dans l’année; Déploiement de {skill} sur {k} sites; {n} formations animées | Recrutement; Droit social; Entretiens | Ressources humaines; Psychologie',
    office:
      'Agent d’accueil~Agente d’accueil; Secrétaire; Assistant de direction~Assistante de direction; Office manager; Assistant administratif~Assistante administrative; Opérateur de saisie~Opératrice de saisie | Agendas de {k} directeurs; Colloque de {big} personnes à {city}; Numérisation de {n} ans d’archives | Accueil; Classement; Organisation de réunions | Secrétariat; Langues étrangères appliquées',
    teaching:
      'Assistant d’éducation~Assistante d’éducation; Professeur des écoles~Professeure des écoles; Enseignant de mathématiques~Enseignante de mathématiques; Formateur~Formatrice; Proviseur~Proviseure; Maître de conférences~Maîtresse de conférences | Classe de {n} élèves; Club d’échecs de {n} membres; Taux de réussite porté à {p} % | Pédagogie; Gestion de classe; Évaluation | Sciences de l’éducation; Lettres modernes',
    kitchen:
      'Commis de cuisine~Commise de cuisine; Cuisinier~Cuisinière; Second de cuisine~Seconde de cuisine; Chef de cuisine~Cheffe de cuisine; Pâtissier~Pâtissière; Boulanger~Boulangère; Plongeur~Plongeuse | {n} couverts le samedi soir; Gaspillage réduit de {p} %; {k} apprentis formés | Création de cartes; Hygiène; Pâtisserie; Gestion des commandes | Cuisine; Arts culinaires',
    hotel:
      'Serveur~Serveuse; Réceptionniste; Gouvernant~Gouvernante; Barman~Barmaid; Maître d’hôtel; Directeur d’hôtel~Directrice d’hôtel; Guide touristique | Accueil de {n} clients par soir; {n} mariages organisés; Note des clients passée à 4,{k} | Accueil; Service en salle; Réservations | Hôtellerie; Tourisme',
    logistics:
      'Magasinier~Magasinière; Cariste; Préparateur de commandes~Préparatrice de commandes; Chef de quai~Cheffe de quai; Responsable logistique; Acheteur industriel~Acheteuse industrielle; Affréteur~Affréteuse | {n} commandes à l’heure; Dédouanement de {n} conteneurs par mois; Plan de {big} emplacements | Gestion des stocks; CACES; Douane; Approvisionnement | Logistique; Transport',
    driving:
      'Chauffeur-livreur~Chauffeuse-livreuse; Conducteur poids lourd~Conductrice poids lourd; Chauffeur de bus~Chauffeuse de bus; Coursier~Coursière; Responsable d’exploitation | {big} km par an sans accident; {n} colis par jour; Tournées de {n} véhicules | Permis C; Arrimage; Éco-conduite | Transport routier',
    construction:
      'Manœuvre; Maçon~Maçonne; Charpentier~Charpentière; Conducteur de travaux~Conductrice de travaux; Chef de chantier~Cheffe de chantier; Architecte; Métreur~Métreuse; Plombier~Plombière | {n} maisons à ossature bois; École livrée pour {money}; {n} appels d’offres chiffrés | Lecture de plans; Métré; Sécurité de chantier | Génie civil; Architecture',
    electrical:
      'Électricien~Électricienne; Électrotechnicien~Électrotechnicienne; Automaticien~Automaticienne; Ingénieur électricien~Ingénieure électricienne; Frigoriste | {n} logements câblés; Arrêts réduits de {p} %; Mise en service de {k} postes | Câblage; Automates; Dépannage; Habilitation électrique | Électrotechnique; Génie électrique',
    mechanics:
      'Mécanicien automobile~Mécanicienne automobile; Technicien de maintenance~Technicienne de maintenance; Carrossier~Carrossière; Chef d’atelier~Cheffe d’atelier; Réceptionnaire après-vente | {n} voitures par semaine; Réfection de boîtes pour {client}; Entretien de {n} bus | Diagnostic; Hydraulique; Maintenance préventive | Maintenance des véhicules; Mécanique',
    production:
      'Opérateur de production~Opératrice de production; Agent de fabrication~Agente de fabrication; Soudeur~Soudeuse; Tourneur-fraiseur~Tourneuse-fraiseuse; Chef d’équipe~Cheffe d’équipe; Responsable qualité; Directeur d’usine~Directrice d’usine | Équipe de {n} personnes; Rebuts passés de {p} à {k} % ; Changement de série réduit de {n} minutes | Contrôle qualité; Soudage; Amélioration continue | Productique; Génie industriel',
    engineering:
      'Dessinateur industriel~Dessinatrice industrielle; Ingénieur mécanique~Ingénieure mécanique; Ingénieur procédés~Ingénieure procédés; Chef de projet~Cheffe de projet; Ingénieur essais~Ingénieure essais; Responsable R&D | Carter de pompe allégé de {p} %; {n} essais de fatigue; Équipe de {k} ingénieurs pour {client} | Conception mécanique; Calcul de structures; Gestion de projet | Génie mécanique; Matériaux',
    design:
      'Graphiste; Maquettiste; Designer UX; Directeur artistique~Directrice artistique; Architecte d’intérieur; Photographe; Illustrateur~Illustratrice | Affiches de {client} pendant {k} saisons; Parcours d’achat refait, {p} % de ventes en plus; {n} mariages photographiés | Typographie; Retouche; Maquette | Arts appliqués; Design graphique',
    research:
      'Technicien de recherche~Technicienne de recherche; Doctorant~Doctorante; Ingénieur d’études~Ingénieure d’études; Chargé de recherche~Chargée de recherche; Professeur des universités~Professeure des universités; Chimiste | Prélèvements dans {n} lacs; {k} articles publiés; Financement de {money} | Microscopie; Statistiques; Rédaction scientifique | Biologie; Chimie; Physique; Histoire',
    civil:
      'Agent administratif~Agente administrative; Gardien de la paix~Gardienne de la paix; Sapeur-pompier; Bibliothécaire; Urbaniste; Attaché territorial~Attachée territoriale; Traducteur~Traductrice | {n} dossiers par semaine; Concertation de {big} habitants; {n} interventions par mois | Droit public; Rédaction administrative; Accueil du public | Administration publique; Science politique',
    farming:
      'Ouvrier agricole~Ouvrière agricole; Jardinier~Jardinière; Viticulteur~Viticultrice; Chef de culture~Cheffe de culture; Éleveur~Éleveuse; Paysagiste | Traite de {n} vaches; {big} arbres plantés; {n} hectares de vigne | Taille; Conduite d’engins; Élevage | Agronomie; Horticulture; Viticulture',
    security:
      'Agent de sécurité~Agente de sécurité; Militaire du rang; Sous-officier~Sous-officière; Chef de poste~Cheffe de poste; Responsable sûreté; Officier de transmissions~Officière de transmissions | {n} soldats commandés en {k} missions; Site à {n} portes; {big} recrues formées | Surveillance; Radio; Gestion de conflits | Sécurité; Défense',
    executive:
      'Chef de projet senior~Cheffe de projet senior; Responsable produit; Consultant en organisation~Consultante en organisation; Directeur général~Directrice générale; Directeur des opérations~Directrice des opérations; Gérant~Gérante; Président~Présidente | {client} passée de {n} à {big} salariés; Perte de {money} changée en bénéfice en {k} trimestres; Ouverture d’un site à {city} | Stratégie; Budget; Conduite du changement | Gestion; Management; Économie',
  },
  headings: {
    experience:
      'Expérience professionnelle; Expériences professionnelles; Parcours professionnel; Expériences; Expérience; Emplois; Carrière professionnelle | Mon parcours; Là où j’ai travaillé; Le chemin parcouru; Postes occupés; Étapes; Vie active; Sur le terrain',
    furtherExperience: 'Autres expériences; Expériences complémentaires | Avant cela; Et aussi; Plus tôt',
    internships: 'Stages; Expériences en stage | Premiers pas; Sur le tas',
    education:
      'Formation; Formations; Études; Diplômes; Formation académique; Formation et diplômes | Sur les bancs; Ce que j’ai appris; Années d’études; Mes écoles',
    skills:
      'Compétences; Compétences techniques; Savoir-faire; Compétences clés; Informatique | Boîte à outils; Ce que je sais faire; Mes atouts; Bagages',
    languages: 'Langues; Compétences linguistiques; Langues étrangères | Je parle; Mes langues',
    summary: 'Profil; À propos; Profil professionnel; Résumé; Objectif | En bref; Qui suis-je; Bonjour; En deux mots',
    projects: 'Projets; Projets personnels; Réalisations | Fait maison; Mes chantiers',
    certificates: 'Certifications; Formations complémentaires; Habilitations | Papiers et permis; Appris en plus',
    awards: 'Distinctions; Prix; Prix et distinctions | Lauriers; Coups de chapeau',
    publications: 'Publications; Articles | Écrits; Sous presse',
    volunteering: 'Bénévolat; Engagement associatif; Vie associative | Pour les autres; Coups de main',
    interests: 'Centres d’intérêt; Loisirs; Intérêts | Après le travail; Le reste du temps; Hors du bureau',
    references: 'Références | Ils me connaissent',
    contact: 'Contact; Coordonnées; Me contacter | Où me trouver; Écrivez-moi',
    personal: 'Informations personnelles; État civil; Renseignements personnels | Carte d’identité; Repères',
  },
  dates: {
    present: 'aujourd’hui; Aujourd’hui; présent; à ce jour; actuellement; en cours; ce jour; PRÉSENT; maintenant',
    since: 'depuis {a}; Depuis {a}; À partir de {a}; dès {a}',
    until: 'jusqu’à {b}',
    fromTo: 'de {a} à {b}; De {a} à {b}; du {a} au {b}',
    to: 'à; à; au; jusqu’à',
    seasons: 'Printemps; Été; Automne; Hiver',
    quarter: 'T{n} {y}',
    years: 'one=an;other=ans',
    months: 'one=mois;other=mois',
  },
  words: {
    at: 'chez; à; pour',
    email: 'E-mail; Courriel; Mail; Mél; Adresse électronique',
    phone: 'Téléphone; Tél.; Tél; Portable; Mobile; GSM',
    address: 'Adresse; Domicile; Ville',
    born: 'Date de naissance; Né le~Née le; Naissance',
    nationality: 'Nationalité',
    nationalities: 'française; canadienne; sénégalaise; marocaine; belge',
    title: 'Poste; Fonction; Poste occupé; Emploi; Titre',
    employer: 'Employeur; Entreprise; Société; Nom de l’entreprise',
    period: 'Période; Dates; Durée',
    place: 'Lieu; Ville; Localisation',
    responsibilities: 'Missions; Missions principales; Responsabilités; Tâches; Activités; Attributions',
    achievements: 'Réalisations; Résultats; Points forts; Faits marquants',
    technologies: 'Environnement technique; Technologies; Outils; Stack technique; Logiciels',
    project: 'Projet; Projets; Projet principal',
    client: 'Client; Pour le compte de; Client final',
    via: 'via {via}; (intérim : {via}); par l’intermédiaire de {via}',
    types: 'CDI; CDD; Temps plein; Temps partiel; Intérim; Alternance; Contrat saisonnier; Vacation',
    remote: 'télétravail; à distance; hybride',
    freelance: 'Indépendant~Indépendante; Freelance; Auto-entrepreneur~Auto-entrepreneuse; À mon compte',
    ownName: '{family} Conseil; Atelier {family}; {name} Conseil; Cabinet {family}',
    page: 'Page {p} sur {q}; {p}/{q}; {p}; page {p}',
    references: 'Sur demande; Disponibles sur demande',
    intern: 'Stagiaire; Stage; Alternant~Alternante; {title} (stage); Apprenti~Apprentie; Job d’été',
    fresher: 'Jeune diplômé~Jeune diplômée; Aucune à ce jour; Première recherche d’emploi',
    thesis: 'Mémoire; Sujet; Spécialité; Projet de fin d’études',
    grade: 'mention bien; mention très bien; moyenne 1{k}/20; avec félicitations',
    careerBreak: 'Congé parental; Congé maternité; Année sabbatique; Tour du monde; Recherche d’emploi; Aide à un proche',
    columns: 'Période; Employeur; Poste; Missions; Lieu',
    skillGroups: 'Outils; Métier; Logiciels; Méthodes; Techniques; Bases; Maîtrise; Quotidien',
    photo: 'Photo; Photographie',
    cv: 'Curriculum vitæ; CV; CURRICULUM VITAE; Mon CV',
  },
  summaries: {
    years:
      '{n} ans d’expérience, la plupart à {city}.; Plus de {n} ans de métier et toujours curieux d’apprendre.~Plus de {n} ans de métier et toujours curieuse d’apprendre.; {title} avec {n} années d’expérience et la tête froide.; Forte expérience de {n} ans, à l’aise avec {skill}.',
    plain:
      'À l’aise avec {skill} comme avec les gens.; Je cherche une équipe qui termine ce qu’elle commence.; Je tiens les délais que je donne.; Rigueur, calme et bonne humeur.; {title} qui préfère une réponse courte à une longue réunion.; En quête d’un poste à responsabilités à {city}.',
  },
  bullets:
    'Encadrement d’une équipe de {n} personnes; Budget de {money}; Mise en place de {skill} sur {k} sites; Coûts réduits de {p} % en {n} mois; Traitement de {big} demandes par an; Coordination avec {client} et deux administrations; Plannings de {n} personnes; Participation à des salons à {city}; Accueil de {k} stagiaires; Négociation avec {n} fournisseurs; Utilisation quotidienne de {skill}; Rédaction du rapport hebdomadaire; Satisfaction des clients passée de {p} à 9{k} %; Objectifs de {year} tous atteints; Participation au déménagement des locaux; Économie de {money} grâce à un second devis; Remplacement du responsable pendant l’été',
  traps:
    'Évolution vers le poste de {title2} en {year}; Détachement chez {client}, {city}, pendant {k} mois; {from} – {to} : transfert de l’usine de {client}; Rattachement hiérarchique : {title2}; Projet : {client} ({year}); Intérim du poste de {title2} en {year}; Formation des nouveaux collègues; Expérience des audits de {client}; {client} | déploiement | {year}; Compétences transmises : {skill}; Rachat par {client} en {year}',
  paragraphs: {
    past: 'De {from} à {to}, j’ai occupé le poste de {title} chez {employer} à {place}.; Entre {from} et {to}, j’ai travaillé comme {title} pour {employer} ({place}).; {from} à {to} : {title} chez {employer}, {place}.',
    present:
      'Depuis {from}, je travaille comme {title} chez {employer} à {place}.; J’occupe depuis {from} le poste de {title} chez {employer} ({place}).',
  },
  money: '{n} k€; {n} M€; {n} 000 €; {n} 500 euros; {n} millions d’euros',
  softSkills:
    'Esprit d’équipe; Patience; Ponctualité; Rigueur; Autonomie; Humour; Sens de l’écoute; Adaptabilité; Curiosité; Discrétion',
  languageNames: 'Français; Anglais; Espagnol; Arabe; Allemand; Breton; Italien; Portugais; Wolof',
  languageLevels: 'langue maternelle; courant; notions; intermédiaire; B2; C1; A2; bilingue; scolaire',
  interests:
    'randonnée; pétanque; lecture; cuisine du monde; chorale; apiculture; théâtre; cyclisme; escrime; jardinage; voile; cinéma; photographie',
  projects:
    '{name} : petite application pour apiculteurs ({skill}); Station météo sur le toit de l’école, {skill}; Prêt d’outils entre voisins, {n} membres; Prévision des places de parking à {city} ({skill}); {name}, planning d’une chorale de {n} voix',
  awards:
    'Employé de l’année {year}~Employée de l’année {year}; Prix de la Fondation {name}, {year}; Bourse d’excellence {year}; 2e place au concours {name} {year}',
  certificates:
    'Permis B; Sauveteur secouriste du travail; CACES 1-3-5; HACCP; TOEIC 8{k}0; BAFA; Certification Voltaire; Habilitation B1V; Scrum Master; PSC1',
  issuers: 'CCI de {city}; Académie {name}; AFPA {city}; {name} Formation {legal}; {client}',
  publications:
    'De la patience des instruments; Les martinets de {city}; Un capteur bon marché pour les sols humides; Petit échantillon, grande thèse; Le prix du pain à {city} après la crue',
  volunteer:
    'Entraîneur~Entraîneuse @ FC {city}; Trésorier~Trésorière @ Amicale {name}; Bénévole @ Banque alimentaire de {city}; Secouriste @ Croix-Rouge de {city}; Bibliothécaire bénévole @ Association {name}',
}
