/** `nome` or `nome|synonym`: the usual Brazilian name first, the international one as a synonym that search finds. */
const CANINA = `Akita Inu|Akita
American Bully
American Staffordshire Terrier|Amstaff
Basset Hound
Beagle
Bichon Frisé|Bichon à Poil Frisé
Border Collie
Boston Terrier
Boxer
Buldogue Campeiro
Buldogue Francês|French Bulldog
Buldogue Inglês|English Bulldog
Bull Terrier
Bullmastiff
Cane Corso
Cavalier King Charles Spaniel
Chihuahua
Chow Chow
Cocker Spaniel Americano|American Cocker Spaniel
Cocker Spaniel Inglês|English Cocker Spaniel
Collie|Rough Collie
Dachshund|Teckel, Salsicha
Dálmata|Dalmatian
Dobermann|Doberman Pinscher
Dogo Argentino
Dogue Alemão|Great Dane
Dogue de Bordeaux|French Mastiff
Fila Brasileiro|Brazilian Mastiff
Fox Paulistinha|Terrier Brasileiro, Brazilian Terrier
Galgo Italiano|Italian Greyhound
Golden Retriever
Husky Siberiano|Siberian Husky
Jack Russell Terrier
Labrador Retriever
Lhasa Apso
Lulu da Pomerânia|Spitz Alemão Anão, Pomeranian
Maltês|Maltese
Mastim Napolitano|Neapolitan Mastiff
Pastor Alemão|German Shepherd Dog
Pastor Australiano|Australian Shepherd
Pastor Belga Malinois|Belgian Malinois
Pastor de Shetland|Shetland Sheepdog
Pequinês|Pekingese
Pinscher Miniatura|Miniature Pinscher
Pit Bull|American Pit Bull Terrier
Pointer Inglês|English Pointer
Poodle|Caniche
Pug
Rottweiler
Samoieda|Samoyed
São Bernardo|Saint Bernard
Schnauzer Miniatura|Miniature Schnauzer
Scottish Terrier
Setter Irlandês|Irish Setter
Shar-Pei
Shiba Inu
Shih Tzu
Spitz Alemão|German Spitz
Staffordshire Bull Terrier
Terra Nova|Newfoundland
Weimaraner|Braco de Weimar
Welsh Corgi Pembroke|Pembroke Welsh Corgi
West Highland White Terrier|Westie
Whippet
Yorkshire Terrier|Yorkie`

const FELINA = `Abissínio|Abyssinian
American Shorthair|Pelo Curto Americano
Angorá Turco|Turkish Angora
Azul Russo|Russian Blue
Bengal
Birmanês|Burmese
British Shorthair|Pelo Curto Inglês
Devon Rex
Exótico|Exotic Shorthair
Himalaio|Himalayan
Maine Coon
Mau Egípcio|Egyptian Mau
Munchkin
Norueguês da Floresta|Norwegian Forest Cat
Oriental|Oriental Shorthair
Pelo Curto Brasileiro|Brazilian Shorthair
Persa|Persian
Ragdoll
Sagrado da Birmânia|Birman
Savannah
Scottish Fold
Siamês|Siamese
Siberiano|Siberian
Somali
Sphynx|Esfinge`

const EQUINA = `American Trotter|Trotador Americano
Appaloosa
Árabe|Arabian
Brasileiro de Hipismo
Campolina
Crioulo|Criollo
Lusitano|Puro-Sangue Lusitano
Mangalarga
Mangalarga Marchador
Paint Horse
Pônei Brasileiro|Brazilian Pony
Puro-Sangue Inglês|Thoroughbred
Quarto de Milha|Quarter Horse`

const AVES = `Agapornis|Lovebird
Arara-canindé|Blue-and-yellow Macaw
Calopsita|Cockatiel
Canário-belga|Canary
Galinha|Chicken
Papagaio-do-congo|African Grey Parrot
Papagaio-verdadeiro|Blue-fronted Amazon
Periquito-australiano|Budgerigar
Ring-neck|Rose-ringed Parakeet
Trinca-ferro|Green-winged Saltator`

const LAGOMORFOS = `Angorá
Fuzzy Lop|American Fuzzy Lop
Holandês Anão|Netherland Dwarf
Lionhead|Cabeça de Leão
Mini Lop
Nova Zelândia|New Zealand
Rex`

const ROEDORES = `Chinchila|Chinchilla
Esquilo-da-mongólia|Gerbil
Hamster anão-russo|Dwarf Hamster
Hamster sírio|Syrian Hamster
Porquinho-da-índia|Guinea Pig
Rato twister|Fancy Rat`

const REPTEIS = `Cágado-de-barbicha
Corn snake|Cobra-do-milho
Dragão-barbudo|Bearded Dragon
Gecko-leopardo|Leopard Gecko
Iguana-verde|Green Iguana
Jabuti-piranga|Red-footed Tortoise
Jiboia|Boa constrictor
Teiú
Tigre-d'água|Red-eared Slider`

const OUTROS = `Furão|Ferret
Mini-porco|Mini Pig
Ouriço-pigmeu-africano|African Pygmy Hedgehog
Sagui|Marmoset`

const LISTAS = {
  Canina: CANINA,
  Felina: FELINA,
  Equina: EQUINA,
  Aves: AVES,
  Lagomorfos: LAGOMORFOS,
  Roedores: ROEDORES,
  Répteis: REPTEIS,
  Outros: OUTROS,
} as const

export interface RacaBase {
  nome: string
  sinonimo: string | null
}

/** Sem raça definida: every species has it. */
const SRD: RacaBase = { nome: 'SRD', sinonimo: 'Sem raça definida, vira-lata, mestiço' }

export const ESPECIES_E_RACAS: readonly { especie: string; racas: readonly RacaBase[] }[] = Object.entries(LISTAS).map(
  ([especie, lista]) => ({
    especie,
    racas: [
      SRD,
      ...lista.split('\n').map((linha) => {
        const [nome = '', sinonimo = null] = linha.split('|')
        return { nome, sinonimo }
      }),
    ],
  }),
)
