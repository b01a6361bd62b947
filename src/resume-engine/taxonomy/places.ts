import { remembering } from './remembering.ts'

/** Enough geography to tell "Cleveland, Ohio" from an employer: states, provinces, countries and cities of many resumes. */
const states = `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas
kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada|new hampshire|new jersey|new mexico|
new york|north carolina|north dakota|ohio oklahoma oregon pennsylvania|rhode island|south carolina|south dakota|tennessee texas utah vermont virginia
washington|west virginia|wisconsin wyoming|district of columbia|d.c.|ontario quebec|british columbia|alberta manitoba saskatchewan|nova scotia|
maharashtra karnataka telangana|tamil nadu|tamilnadu|andhra pradesh|uttar pradesh|madhya pradesh|west bengal|gujarat rajasthan kerala haryana punjab
bihar odisha orissa jharkhand chhattisgarh assam uttarakhand|himachal pradesh|goa|england scotland wales|northern ireland|victoria queensland|
new south wales|bavaria bayern hessen|île-de-france|ile-de-france|catalonia`
const countries = `usa|u.s.a.|u.s.|us|united states|united states of america|america|canada mexico|united kingdom|uk|u.k.|great britain|ireland france germany
deutschland spain españa italy italia portugal netherlands|the netherlands|belgium switzerland suisse schweiz austria österreich sweden norway denmark
finland poland|czech republic|czechia hungary romania bulgaria greece turkey türkiye russia ukraine belarus serbia croatia slovenia slovakia estonia
latvia lithuania iceland luxembourg israel egypt morocco maroc algeria algérie tunisia tunisie nigeria kenya ghana|south africa|ethiopia uganda
tanzania rwanda|saudi arabia|ksa|uae|u.a.e.|united arab emirates|qatar kuwait bahrain oman jordan lebanon iraq iran india pakistan bangladesh|
sri lanka|nepal bhutan china|hong kong|taiwan japan|south korea|s.korea|republic of korea|korea singapore malaysia indonesia thailand vietnam
philippines cambodia myanmar australia|new zealand|brazil brasil argentina chile colombia peru venezuela ecuador uruguay|costa rica|panama cuba
europe asia africa|latin america|emea apac worldwide`
const cities = `london paris berlin munich münchen hamburg frankfurt cologne köln stuttgart düsseldorf vienna wien zurich zürich geneva genève lausanne basel
madrid barcelona valencia seville lisbon porto rome roma milan milano turin naples amsterdam rotterdam utrecht eindhoven brussels antwerp dublin
copenhagen stockholm gothenburg oslo helsinki warsaw krakow wroclaw prague budapest bucharest sofia athens istanbul ankara moscow|saint petersburg|
kyiv kiev lviv odessa kharkiv minsk belgrade zagreb tallinn riga vilnius|tel aviv|jerusalem cairo casablanca rabat algiers tunis lagos abuja nairobi
accra|cape town|johannesburg|dubai|abu dhabi|doha riyadh jeddah manama muscat amman beirut baghdad tehran mumbai delhi|new delhi|bangalore bengaluru
hyderabad chennai kolkata pune noida|greater noida|gurgaon gurugram ahmedabad jaipur surat lucknow kanpur nagpur indore bhopal patna vadodara
coimbatore kochi cochin trivandrum thiruvananthapuram visakhapatnam vizag chandigarh mohali mysore mysuru nashik bhubaneswar guwahati dehradun
ghaziabad faridabad thane|navi mumbai|secunderabad karachi lahore islamabad rawalpindi dhaka colombo kathmandu beijing shanghai shenzhen guangzhou
hangzhou nanjing chengdu wuhan suzhou|xi'an|tianjin taipei tokyo osaka kyoto seoul busan|kuala lumpur|jakarta bangkok manila|ho chi minh city|hanoi
sydney melbourne brisbane perth adelaide canberra auckland wellington toronto montreal montréal vancouver calgary ottawa edmonton winnipeg mississauga
waterloo|new york city|nyc|los angeles|san francisco|san diego|san jose|palo alto|mountain view|menlo park|santa clara|sunnyvale cupertino oakland
berkeley sacramento seattle redmond bellevue portland chicago houston dallas austin|san antonio|denver boulder phoenix tucson|las vegas|salt lake city|
minneapolis|st. paul|saint paul|milwaukee madison detroit|ann arbor|cleveland columbus cincinnati pittsburgh philadelphia boston baltimore|
washington dc|washington, d.c.|washington d.c.|arlington richmond charlotte raleigh durham atlanta miami tampa orlando jacksonville nashville memphis
louisville|new orleans|kansas city|st. louis|saint louis|omaha|oklahoma city|tulsa albuquerque honolulu anchorage buffalo rochester albany syracuse
brooklyn manhattan queens bronx newark|jersey city|princeton stamford hartford providence cambridge worcester lyon marseille toulouse bordeaux lille
nantes nice strasbourg grenoble rennes montpellier manchester birmingham leeds liverpool glasgow edinburgh bristol cardiff belfast sheffield coventry
oxford nottingham leicester|mexico city|guadalajara monterrey bogotá bogota medellín lima santiago|buenos aires|são paulo|sao paulo|
rio de janeiro|montevideo caracas quito`
const chinese = '北京上海广州深圳杭州南京苏州成都武汉西安天津重庆香港台北远程'

const split = (list: string) => new Set(list.split(/[|\n]/).flatMap((line) => (line.includes('|') ? [line] : separate(line))))
/** Names of one word are set apart by spaces, names of several by bars. */
const separate = (line: string) => {
  const text = line.trim()
  return multiWord.test(text) ? [text] : text.split(/\s+/).filter(Boolean)
}
const multiWord =
  /^(?:new|north|south|east|west|district|british|nova|tamil|andhra|uttar|madhya|himachal|northern|united|great|the|czech|saudi|sri|hong|republic|costa|latin|saint|st\.|tel|cape|abu|greater|navi|kuala|ho|los|san|palo|mountain|menlo|santa|las|salt|ann|washington(?: |,)|kansas|oklahoma city|jersey|mexico city|buenos|são|sao|rio|rhode)\s|^(?:west bengal|west virginia|washington dc|washington, d\.c\.|washington d\.c\.)$/

const regions = split(`${states}|${countries}`)
const towns = split(cities)
const postal = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV
  WI WY DC ON QC BC AB MB SK NS NB NL PE UK USA US UAE MH KA TN AP TS UP MP WB HR NCR NSW VIC QLD ACT`.split(/\s+/),
)

/** Words that mean more than a place, or that only join the names of places. */
const otherMeanings = new Set(
  `new north south east west central great united states kingdom republic the of and saint st san los las city district nice reading split
  mobile orange columbia victoria alberta florence georgia lima jersey turkey china chile jordan cork worcester manila cologne lyon hamburg
  valencia champagne java oxford cambridge princeton phoenix buffalo delhi providence salt lake mountain view park menlo palo alto santa
  clara hong kong latin town cape dc washington american america emea apac worldwide europe asia africa bath surat springs kong man`.split(
    /\s+/,
  ),
)

let placeWordsKnown: Set<string> | undefined

/** Single words that name a state, a country or a town and nothing else: "nagpur", "ohio". In lower case. */
export const isPlaceWord = (word: string): boolean => {
  placeWordsKnown ??= new Set(
    [...regions, ...towns].flatMap((name) => name.split(/[\s,.-]+/)).filter((one) => one.length > 3 && !otherMeanings.has(one)),
  )
  return placeWordsKnown.has(word)
}

const normal = (text: string) =>
  text
    .replace(/[.\s]+$/, '')
    .trim()
    .toLowerCase()

/** A state, province or country. */
export const isRegion = (text: string): boolean => {
  const trimmed = text.trim().replace(/\s+\d{5}(?:-\d{4})?$/, '')
  return postal.has(trimmed) || regions.has(normal(trimmed)) || regions.has(trimmed.toLowerCase())
}

export const isCity = (text: string): boolean =>
  towns.has(normal(text)) || (/^[\u4e00-\u9fff]{2,3}市?$/.test(text) && chinese.includes(text.replace('市', '')))

const elsewhere =
  /^(?:remote|on-?site|hybrid|work from home|wfh|full[- ]remote|télétravail|various|home office|远程|city|state|city ?, ?state)$/i

const area = /^(?:greater )?[\p{Lu}][\p{L}. ]{2,30}(?:bay area|metropolitan area|metro area| area|, area)$/iu

/** Whether the whole text names a place and nothing else: "Seoul, S.Korea", "Remote", "Ohio". */
export const isPlace = (text: string): boolean => (text.length > longestKept ? readsAsPlace(text) : readBefore(text))

/** Longer than a place and what may stand around it. */
const longestKept = 80

const readsAsPlace = (text: string) => {
  const trimmed = text.trim().replace(/^[(\uf000-\uf8ff\s]+|[).,\s]+$/gu, (edge) => (edge.startsWith('.') ? '.' : ''))
  if (trimmed.length === 0 || trimmed.length > 60) return false
  const clean = trimmed.replace(/\.$/, '')
  if (elsewhere.test(clean) || isRegion(clean) || isCity(clean) || area.test(clean)) return true
  const state = /^(.+)\s([A-Z]{2})$/.exec(clean)
  if (state && postal.has(state[2]!) && isCity(state[1]!)) return true
  const parts = clean.split(/\s*[,/]\s*|\s+[-–]\s+|\s*\(|\)/).filter(Boolean)
  if (parts.length < 2 || parts.length > 4) return false
  const last = parts.at(-1)!
  // "Orange, Paris" may be an employer; "Cleveland, Ohio" is a place
  const lastIsRegion =
    isRegion(last) || elsewhere.test(last) || (isCity(last) && parts.slice(0, -1).every((part) => isCity(part)))
  const words = parts.slice(0, -1).every((part) => /^[\p{Lu}\d][\p{L}\p{M}.'’ -]*$/u.test(part) && part.split(' ').length <= 3)
  // "Violet Advertisers, Phoenix, AZ" names who before it names where
  // "Microsoft - Patna, Bihar" as well
  const dashed = /^[^,/]+\s[-–]\s/.test(clean) && parts.length > 2 && isCity(parts[1]!) && !isCity(parts[0]!)
  const namesWho =
    dashed ||
    (parts.length > 3
      ? !isCity(parts[0]!)
      : parts.length > 2 && isCity(parts[1]!) && /\p{L}\s+\p{L}/u.test(parts[0]!) && !isCity(parts[0]!))
  return lastIsRegion && words && !namesWho && !organisation.test(clean)
}

const readBefore = remembering(readsAsPlace)

/** Words by which an organisation is recognised, wherever they stand. Without the flag u, which makes it five times as slow, \b sees no edge behind é. */
export const organisation =
  /(?:^|[\s,(])(?:inc|incorporated|llc|l\.l\.c|llp|ltd|limited|corp|corporation|co|company|gmbh|ag|s\.?a\.?s?|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|plc|pvt|pte|pty|kg|oy|ab|group|groupe|holdings?|technologies|technology|tech|solutions|systems|services|consulting|consultancy|consultants|software|labs?|laborator(?:y|ies)|studios?|bank|bancorp|insurance|hospital|clinic|university|universität|universidad|college|school|institute|institution|academy|foundation|council|ministry|department of|authority|commission|association|society|agency|partners|associates|ventures|capital|industries|enterprises?|motors|airlines|airways|hotels?|resorts?|restaurant|cafe|bar|grill|store|stores|market|networks?|telecom|communications|media|entertainment|pharmaceuticals?|pharma|healthcare|health|energy|power|electric|electronics|engineering|construction|logistics|international|global|worldwide|center|centre|church|club|inn|army|navy|air force|police|government|city of|county|state of|trust|union|brokerage|infotech|infosystems|computers?|semiconductors?|robotics|analytics|digital|interactive|games|brothers|bros|& sons|and sons)\b|(?:^|[\s,(])(?:café|université)(?![a-z])|公司|集团|银行|大学|学院|科技|中心|研究院|研究所|事务所|医院|株式会社|工作室/i
