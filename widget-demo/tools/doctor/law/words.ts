/** Texts of dishes that say what is in them. What only sounds like it is taken out first. */
interface Words {
  readonly not: RegExp;
  readonly is: RegExp;
}

const seafood: Words = {
  not: /oyster (mushroom|sauce|blade)s?|fish sauce|crab ?apple|vegan \S+|swedish fish|fishbowl|potato scallops?|\b(no|without) \w+|鱼香|鱼露|蚝油|蟹味菇|鲍鱼菇|木鱼花/giu,
  is: /\b((sword|king|mono|cray|cuttle|shell|white|angel|cat)?fish(es|cakes?)?|seafood|salmon|tuna|barramundi|snapper|prawns?|shrimps?|crabs?|lobsters?|yabb(y|ies)|bugs? tails?|oysters?|mussels?|scallops?|clams?|pipis?|abalone|squid|calamari|octopus|anchov(y|ies)|sardines?|mackerel|herring|cod|hake|flathead|whiting|bream|trout|mulloway|barra|dory|ling|eel|flounder|perch|shark|marron|(moreton|balmain)( bay)? bugs?|sashimi|ceviche|caviar|roe|unagi|ebi|moules|taramasalata)\b|鱼|虾|蟹|贝|蚝|蛤|鱿|墨鱼|章鱼|海鲜|海胆|鲍|鲈|鳕|鲷|鳀|带子|扇贝|青口|鳗/iu,
};

const alcohol: Words = {
  not: /(ginger|root) beer|beer[- ]batter\w*|(wine|cider|sherry|rice wine) vinegar|(red|white) wine (jus|sauce|vinegar)|rum (and|&) raisin|rum baba|(wine|beer|whisk(e)?y|cocktail|rum)[- ](glaze|sauce|jus|butter|marinade)d?|virgin \w+|(\w+ )?mocktails?|(prawn|shrimp|fruit) cocktail|[佐下]酒|酒酿|料酒|(啤|白|红)酒(鸭|鱼|鸡|牛|洋葱|青口|烩|炖)\S*|醉(鸡|虾|蟹)|姜汁啤酒|根汁汽水/giu,
  is: /\b(wines?|beers?|lagers?|ales?|pilsners?|stout|ciders?|whisk(e)?ys?|whiskies|bourbon|gin|vodka|rum|tequila|mezcal|sake|soju|brandy|cognac|liqueur|prosecco|champagne|sparkling (wine|brut)|shiraz|syrah|pinot (noir|gris|grigio)|chardonnay|riesling|merlot|cabernet|sauvignon|grenache|tempranillo|malbec|sangiovese|muscat|moscato|ros[eé]|cocktails?|negroni|martini|margaritas?|spritz|mojitos?|daiquiris?|bellini|mimosa|sangria|michelada|limoncello|highball|old fashioned|manhattan)\b|(?<!酒店)酒(?!店|吧)|威士忌|伏特加|朗姆|金汤力|香槟|清酒|烧酒|莫吉托/iu,
};

const withoutAlcohol = /(non|no|zero|low)[- ]?alco|alcohol[- ]free|\b0(\.0)? ?%|无酒精/i;

const isOf = ({ not, is }: Words, name: string) => is.test(name.replace(not, ""));

export const isSeafood = (name: string) => isOf(seafood, name);
/** Wine in a dish of mussels is no drink. */
export const isAlcohol = (name: string) => isOf(alcohol, name) && !withoutAlcohol.test(name) && !isSeafood(name);
