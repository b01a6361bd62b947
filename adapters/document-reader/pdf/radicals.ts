/**
 * Parts of Chinese signs that have a code of their own, each with the sign that looks the same (Unicode's EquivalentUnifiedIdeograph; no
 * form of normalisation knows it). Fonts use one drawing for both, and files made by browsers name it by the lower code: "部⻑" for 部長.
 */
const pairs =
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗㣺⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺬示⺭礻⺯糹⺰纟⺱罓⺲罒⺶羊⺹耂⺺肀⺻聿⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'

const signs = new Map<string, string>()
for (let at = 0; at < pairs.length; at += 2) signs.set(pairs[at]!, pairs[at + 1]!)

/** The sign of writing for a radical; any other character as it is. */
export const withoutRadical = (character: string): string => signs.get(character) ?? character
