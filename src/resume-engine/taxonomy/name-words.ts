import { stemmer } from 'stemmer'
import { termRarity } from './term-rarity.ts'
import { levelWord } from './title-data.ts'
import { tokensOf } from './tokens.ts'

/** Words of work, places and months that people are also called by. Written for this project from common knowledge. */
const given = new Set(
  `mason hunter parker carter cooper taylor tyler porter fisher archer gardner chandler bishop dean sawyer page paige grace faith hope joy ruby
  pearl crystal jade amber dakota austin dallas chase drew mark bill will frank grant miles rich art gene jack jean june april may august
  sofia santiago alexandria verona siena vienna adelaide regina charlotte geneva orlando roman milan lima valencia chester lorraine milano
  summer autumn daisy rose lily violet iris ivy holly heather olive hazel ginger sage basil angel christian jordan sydney paris chelsea
  brooklyn madison savannah carolina georgia virginia florence victoria india asia kenya chad israel sandy sunny skylar river brook forest
  glen dale heath cliff reed wade lane penny sterling mercedes julia ada pascal scala max maya jasper hudson travis hugo apollo athena
  cassandra marshall duke earl prince judge king major miller piper spencer sailor ranger deacon merchant harper fletcher tanner thatcher
  turner walker weaver warden reeve bailey potter painter skipper rider fielder guy lance chance buck ray robin martin drake clay stone
  jewel star sky ocean rain storm winter dawn eve noel easter rowan ash linden berry cherry clementine melody harmony lyric carol aria
  viola rusty sandy rocky dusty happy merry lucky young noble justice verity prudence constance patience charity mercy trinity destiny
  genesis serenity liberty america london lincoln kennedy reagan carson logan morgan quinn blake blaze axel ace phoenix cairo memphis`.split(
    /\s+/,
  ),
)

const family = new Set(
  `mason hunter parker carter cooper taylor tyler porter fisher archer gardner chandler bishop dean sawyer page baker cook carpenter
  turner walker weaver miller butcher barber brewer potter smith goldsmith shepherd shepard farmer forester forster fowler glover tanner
  thatcher slater sadler skinner spicer spencer steward stewart sheriff constable sergeant sargent major painter 
  rider marshall marshal clark wright cartwright judge abbott pope monk priest parson parsons deacon leach knight
  king prince duke earl baron squire page butler chamberlain reeve warden ward bailey merchant chapman monger fletcher bowman archer
  piper fiddler harper law banks bank cash price sales market church house hall field fields wood woods hill rivers river brook
  brooks lake pond ford west north south east summers winter winters frost snow rain storm day may june
  march young best good goodman strong power powers stone marble steel silver gold diamond pearl berry rose flowers bloom garden gardens
  park parks green brown black white gray grey bush fox wolf lamb bird crane hawk drake swan fish pike bass salmon waters shore beach
  school schools college temple chappell english french german irish scott welch walsh holland england london paris york lincoln
  washington jackson jordan israel chambers court justice crown little small long short wise sharp swift savage noble moody bright blunt
  books paine savage love joy hope grace pride blood bone bones hand head foot beard shields spear armour hardware penn read reed
  taylor webber webster webb dyer draper mercer coleman collier salter chandler cutler hooper wheeler wainwright naylor
  boatwright shipman skipper seaman fryer spooner tiller plowman hayward woodward granger granger grainger `.split(/\s+/),
)

/** Words of organisations and streets that are family names too: "Grace Law", "Summer West". */
export const isFamilyName = (word: string): boolean => family.has(word.toLowerCase())

export const isGivenName = (word: string): boolean => given.has(word.toLowerCase())

/**
 * "Mason Baker", "Tyler J. Carpenter", "Nora Cook": words of trades that are more likely the name of a person when they stand alone,
 * since together they name no work. What stands before a trade in the name of a trade is a word of work: "Pastry Cook".
 */
export const soundsLikePerson = (text: string): boolean => {
  const words = tokensOf(text).words.filter((word) => word.length > 1)
  if (words.length < 2 || words.length > 3 || !words.slice(1).every((word) => family.has(word))) return false
  return given.has(words[0]!) || (!levelWord.test(words[0]!) && termRarity(stemmer(words[0]!)) === 0)
}
