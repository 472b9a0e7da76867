/** `nome` or `nome|synonyms`: for birds, the kinds that a Brazilian clinic meets. */
export const AVES = `Agapornis|Lovebird, Inseparável
Arara-azul-grande|Hyacinth Macaw
Arara-canindé|Blue-and-yellow Macaw
Arara-vermelha|Red-and-green Macaw
Azulão|Ultramarine Grosbeak
Bicudo|Great-billed Seed-finch
Cacatua|Cockatoo
Calopsita|Cockatiel
Canário-belga|Canary
Canário-da-terra|Saffron Finch
Caturrita|Monk Parakeet
Codorna|Quail
Coleiro|Coleirinho, Double-collared Seedeater
Corrupião|Campo Troupial
Curió|Lesser Seed-finch
Diamante-de-gould|Gouldian Finch
Ecletus|Eclectus Parrot
Faisão|Pheasant
Galinha|Chicken
Galinha-d'angola|Guineafowl
Ganso|Goose
Jandaia|Sun Conure
Loris|Lory
Mandarim|Zebra Finch
Manon|Society Finch
Maritaca|Pionus Parrot
Papagaio-do-congo|African Grey Parrot
Papagaio-do-mangue|Orange-winged Amazon
Papagaio-verdadeiro|Blue-fronted Amazon
Pássaro-preto|Chopi Blackbird
Pato|Duck
Pavão|Peafowl
Periquito-australiano|Budgerigar
Periquito-de-encontro-amarelo|Yellow-chevroned Parakeet
Peru|Turkey
Pintassilgo|Goldfinch, Hooded Siskin
Pombo|Pigeon
Ring-neck|Rose-ringed Parakeet
Rosela|Eastern Rosella
Sabiá|Thrush
Tico-tico|Rufous-collared Sparrow
Trinca-ferro|Green-winged Saltator
Tucano-toco|Toco Toucan
Tuim|Blue-winged Parrotlet`
