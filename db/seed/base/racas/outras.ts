/** `nome` or `nome|synonyms`. */
export const LAGOMORFOS = `Angorá|Angora
Borboleta|English Spot
Branco de Hotot|Hotot
Californiano|Californian
Chinchila|Chinchilla
Coelho Comum
Fuzzy Lop|American Fuzzy Lop
Gigante de Flandres|Flemish Giant
Gigante Espanhol
Holland Lop
Holandês|Dutch
Holandês Anão|Netherland Dwarf
Hotot Anão|Dwarf Hotot
Lebre
Lionhead|Cabeça de Leão
Lop Inglês|English Lop
Mini Lop
Mini Rex
Nova Zelândia|New Zealand
Polonês|Polish
Rex
Teddy`

export const ROEDORES = `Camundongo|Mouse
Capivara|Capybara
Chinchila|Chinchilla
Cutia|Agouti
Degu
Esquilo-da-mongólia|Gerbil
Hamster anão-russo|Dwarf Hamster
Hamster chinês|Chinese Hamster
Hamster roborovski|Roborovski
Hamster sírio|Syrian Hamster
Mecol|Twister Manx
Porquinho-da-índia|Guinea Pig
Porquinho-da-índia abissínio|Abyssinian Guinea Pig
Porquinho-da-índia peruano|Peruvian Guinea Pig
Porquinho-da-índia skinny|Skinny Pig
Preá|Cavy
Rato twister|Fancy Rat
Rato wistar|Wistar Rat`

export const REPTEIS = `Cágado-de-barbicha|Toad-headed Turtle
Cágado-tigre|Slider
Camaleão-velado|Veiled Chameleon
Cascavel|Rattlesnake
Corn snake|Cobra-do-milho
Dragão-barbudo|Bearded Dragon
Gecko-crestado|Crested Gecko
Gecko-leopardo|Leopard Gecko
Iguana-verde|Green Iguana
Jabuti-piranga|Red-footed Tortoise
Jabuti-tinga|Yellow-footed Tortoise
Jacaré-do-papo-amarelo|Broad-snouted Caiman
Jiboia|Boa constrictor
Jiboia-arco-íris|Salamanta, Rainbow Boa
King snake|Falsa-coral
Píton-real|Píton-bola, Ball Python, Royal Python
Suaçuboia|Amazon Tree Boa
Teiú|Tegu
Tigre-d'água|Red-eared Slider
Tigre-d'água-brasileiro|D'Orbigny's Slider
Tracajá|Yellow-spotted River Turtle`

export const OUTROS = `Anfíbio|Amphibian
Bovino|Cattle
Bubalino|Buffalo
Caprino|Goat
Furão|Ferret
Gambá|Opossum
Macaco-prego|Capuchin
Mini-porco|Mini Pig
Mini-vaca|Mini Cow
Ouriço-pigmeu-africano|African Pygmy Hedgehog
Ovino|Sheep
Peixe ornamental|Ornamental Fish
Petauro-do-açúcar|Sugar Glider
Quati|Coati
Sagui|Marmoset
Suíno|Pig
Tamanduá|Anteater
Veado|Deer`
