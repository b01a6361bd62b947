import type { LanguageCode, Words } from './language.ts'

/** Words by which a sentence tells of a position, written for this project like the rest of the languages. */
export interface SentenceWords {
  /** Before a title: "as", "I was", "als". */
  as: Words
  /** Before an employer: "with", "bei der Firma". */
  at?: Words
  /** Before a town. */
  in?: Words
  /** Behind a title: "olarak", "として". */
  asBehind?: Words
  /** Behind an employer: "şirketinde", "にて". */
  atBehind?: Words
  /** Between an employer and the agency that sent the person: "through", "vermittelt durch". */
  via?: Words
  /** Before the own name: "my name is", "ich heiße". */
  name?: Words
}

/** A sentence of any language is cut at the words of all: people mix them, and a word of one hardly ever does harm in another. */
export const sentenceWords: Record<LanguageCode, SentenceWords> = {
  en: {
    name: 'my name is',
    as: 'as|i was|i am|i have been|i had been|i became|i was appointed|was promoted to|promoted to|served as|worked as|employed as|my role was|in the role of|in the position of|the position of|the role of|the post of',
    at: 'at|with|for|by|joined|i joined|i left',
    asBehind: 'and left|and still work there|and stayed|and have been there|and then',
    in: 'in|based in|near',
    via: 'via|through|contracted through|placed by|seconded by|agency|employed via|on behalf of',
  },
  de: {
    name: 'ich heiße|mein name ist|ich heisse',
    as: 'als|war ich|bin ich|war ich als|bin ich als|tätig als|beschäftigt als|in der position|in der funktion als|angestellt als|wurde ich|wechselte ich als|arbeitete ich als|arbeite ich als|zuletzt als',
    at: 'bei|beim|bei der|bei der firma|bei den|für|für die|am|an der|zur firma|in die firma|im|in der firma|zu',
    in: 'in|aus',
    asBehind: 'tätig|angestellt|beschäftigt|gearbeitet|eingestellt|eingesetzt|gewesen',
    via: 'über|vermittelt durch|durch|agentur|zeitarbeit|entsandt von|überlassen von|vermittlung',
  },
  fr: {
    name: 'je m’appelle|mon nom est|je me nomme',
    as: "comme|en tant que|en qualité de|au poste de|le poste de|un poste de|la fonction de|les fonctions de|j’étais|j’ai été|je suis|j'étais|j'ai été|embauchée comme|embauché comme|à titre de|poste",
    at: "chez|pour|au sein de|auprès de|la société|l’entreprise|l'entreprise|rejoint|au",
    in: 'à|en|basé à|basée à',
    via: "via|par l’intermédiaire de|par l'intermédiaire de|par|mis à disposition par|mise à disposition par|agence|placé par|placée par",
  },
  es: {
    name: 'me llamo|mi nombre es',
    as: 'como|fui|he sido|soy|en calidad de|en el puesto de|el puesto de|el cargo de|en el cargo de|desempeñé el cargo de|ocupé el puesto de|ejerzo de|trabajé como|trabajo como|con el cargo de|puesto',
    at: 'en|para|en la empresa|en la compañía|con',
    in: 'en',
    via: 'a través de|mediante|por medio de|vía|agencia|subcontratado por|por',
  },
  it: {
    name: 'mi chiamo|il mio nome è',
    as: 'come|in qualità di|nel ruolo di|con il ruolo di|con la mansione di|con la qualifica di|ho lavorato come|lavoro come|sono stato|sono stata|sono|ero|ruolo',
    at: 'presso|per|alla|nella',
    in: 'a|di',
    via: 'tramite|per conto di|attraverso|agenzia|somministrato da|somministrata da|via',
  },
  pt: {
    name: 'chamo-me|meu nome é|o meu nome é|me chamo',
    as: 'como|fui|sou|na função de|no cargo de|o cargo de|a função de|no posto de|trabalhei como|trabalho como|exerço funções de|exerci funções de|exerci o cargo de|cargo',
    at: 'na|no|em|para|na empresa|junto da|com',
    in: 'em|no|na',
    via: 'através de|via|por intermédio de|pela|agência|cedido por|cedida por|alocado por',
  },
  nl: {
    name: 'mijn naam is|ik heet',
    as: 'als|was ik|ben ik|in de functie van|werkzaam als|werkte ik als|werk ik als|de functie van|functie|in dienst als',
    at: 'bij|voor|in dienst van|bij de firma',
    in: 'in|te',
    asBehind: 'werkzaam|gewerkt|in dienst|geweest',
    via: 'via|uitzendbureau|gedetacheerd door|door|uitgezonden door|detachering via',
  },
  pl: {
    name: 'nazywam się|mam na imię',
    as: 'jako|na stanowisku|stanowisko|pełniłem funkcję|pełniłam funkcję|zajmowane stanowisko|w charakterze|na stanowisku pracy',
    at: 'w|w firmie|dla|przy|u|praca w|w spółce|w przedsiębiorstwie',
    in: 'w|we',
    via: 'przez|za pośrednictwem|agencja|poprzez|z ramienia',
  },
  cs: {
    name: 'jmenuji se|jmenuju se|mé jméno je',
    as: 'jako|na pozici|pozice|ve funkci|v pozici|na místě|pracoval jsem jako|pracovala jsem jako|působil jsem jako|působila jsem jako|na postu',
    at: 'v|ve|u|pro|ve firmě|ve společnosti|u firmy',
    in: 'v|ve',
    via: 'přes|prostřednictvím|agentura|skrze|vyslán z|vyslána z',
  },
  sv: {
    name: 'jag heter|mitt namn är',
    as: 'som|var jag|är jag|har jag varit|i rollen som|anställd som|arbetade jag som|arbetar jag som|jobbade jag som|befattning|tjänsten som',
    at: 'hos|på|vid|för|åt',
    in: 'i',
    via: 'via|genom|bemanning|uthyrd av|inhyrd från|bemanningsföretag',
  },
  da: {
    name: 'jeg hedder|mit navn er',
    as: 'som|var jeg|er jeg|har jeg været|været|ansat som|arbejdede jeg som|arbejder jeg som|i stillingen som|stilling|blev jeg',
    at: 'hos|ved|på|for|i firmaet',
    in: 'i',
    via: 'via|gennem|vikarbureau|udlejet af|udlånt af',
  },
  nb: {
    name: 'jeg heter|mitt navn er',
    as: 'som|var jeg|er jeg|har jeg vært|vært|ansatt som|jobbet jeg som|jobber jeg som|arbeidet jeg som|i stillingen som|stilling|ble jeg',
    at: 'hos|ved|på|for|i firmaet',
    in: 'i',
    via: 'via|gjennom|bemanningsbyrå|utleid av|innleid fra',
  },
  fi: {
    name: 'nimeni on|olen nimeltäni',
    as: 'tehtävässä|tehtävänimikkeellä|nimikkeellä|tehtävänä|olin|olen|roolissa|työskentelin tehtävässä|toimin tehtävässä|toimessa',
    at: 'yrityksessä|työnantajana|työnantaja|firmassa|palveluksessa',
    in: 'paikkakunnalla',
    asBehind: 'tehtävässä|tehtävissä',
    atBehind: 'yrityksessä|palveluksessa|yhtiössä',
    via: 'kautta|välittäjänä|vuokrattuna|vuokratyöyritys',
  },
  tr: {
    name: 'adım|benim adım',
    as: 'görevim|unvanım|pozisyonum|ünvanla|görev',
    at: 'işyeri|kurum|şirket',
    asBehind: 'olarak|göreviyle|pozisyonunda|unvanıyla|görevinde',
    atBehind: 'şirketinde|firmasında|bünyesinde|kurumunda|işyerinde|adlı şirkette|adlı firmada|hastanesinde',
    via: 'aracılığıyla|üzerinden|taşeron|tarafından',
  },
  ru: {
    name: 'меня зовут|моё имя',
    as: 'в должности|на должности|должность|в качестве|на позиции|был|была|работал|работала|я работаю|работаю|на посту',
    at: 'в|в компании|в организации|у|для|на предприятии|в фирме|в ооо',
    in: 'в г.|г.|в городе',
    via: 'через|по договору с|от агентства|агентство|по направлению',
  },
  uk: {
    name: 'мене звати|моє ім’я',
    as: 'на посаді|посада|як|у якості|на позиції|був|була|працював на посаді|працювала на посаді|обіймаю посаду|обіймав посаду|обіймала посаду',
    at: 'в|у|в компанії|у компанії|для|на підприємстві|у фірмі',
    in: 'м.|у м.|в м.|у місті',
    via: 'через|від агенції|агенція|за направленням',
  },
  zh: {
    name: '我叫|我的名字是|我是',
    as: '担任|任职|职位为|任|职务为|岗位为|出任|从事',
    at: '就职于|任职于|加入|供职于|服务于|在',
    asBehind: '一职|职务|岗位|工作',
    atBehind: '担任|任职|工作|任|从事',
  },
  ja: {
    name: '私の名前は|私は',
    as: '職種は|役職は|担当は',
    at: '勤務先は',
    asBehind: 'として|を務め|を担当|の職に|に従事',
    atBehind: 'にて|に入社し|へ入社し|に勤務し|において|に在籍し|で',
  },
  ko: {
    name: '제 이름은|저는',
    as: '직책은|직무는|담당 업무는',
    at: '근무처는',
    asBehind: '으로 근무|로 근무|으로 재직|로 재직|으로 일|로 일|직을 맡|업무를 담당|으로 활동|로 활동|을 맡|를 맡',
    atBehind: '에서|에 입사하여|에 입사해|에 재직하며',
  },
  ar: {
    name: 'اسمي',
    as: 'بوظيفة|بصفة|كـ|في منصب|في وظيفة|بمسمى|منصب|وظيفة|أعمل|عملت|بصفتي',
    at: 'في|لدى|مع|في شركة|لدى شركة|بشركة',
    in: 'في|بمدينة|في مدينة',
    via: 'عن طريق|عبر|من خلال|بواسطة',
  },
  he: {
    name: 'שמי|קוראים לי',
    as: 'בתפקיד|כ|שימשתי בתפקיד|בתור|הועסקתי כ|אני משמש|אני משמשת|תפקיד',
    at: 'אצל|בחברת|בחברה|בארגון|עבור',
    in: 'בעיר',
    via: 'דרך|באמצעות|מטעם|חברת כוח אדם',
  },
}
