import type { Sorteio } from './sorteio.ts'

/** Breed, lightest and heaviest adult in kg, usual coats. */
type Tipo = readonly [raca: string, minimo: number, maximo: number, pelagens: readonly string[]]

const CAES: readonly (readonly [Tipo, number])[] = [
  [['SRD', 6, 28, ['Caramelo', 'Preta', 'Tricolor', 'Bege', 'Tigrada']], 12],
  [['Shih Tzu', 4, 8, ['Branca e marrom', 'Preta e branca']], 8],
  [['Yorkshire Terrier', 2, 4, ['Preta e castanha']], 5],
  [['Poodle', 4, 9, ['Branca', 'Abricó', 'Cinza']], 5],
  [['Lhasa Apso', 5, 9, ['Dourada', 'Branca']], 4],
  [['Golden Retriever', 26, 38, ['Dourada', 'Creme']], 5],
  [['Labrador Retriever', 25, 38, ['Chocolate', 'Amarela', 'Preta']], 4],
  [['Buldogue Francês', 9, 14, ['Tigrada', 'Fulva']], 4],
  [['Lulu da Pomerânia', 2, 4, ['Laranja', 'Branca']], 4],
  [['Pug', 7, 10, ['Fulva', 'Preta']], 2],
  [['Dachshund', 6, 10, ['Castanha', 'Preta e castanha']], 3],
  [['Border Collie', 15, 21, ['Preta e branca']], 2],
  [['Pastor Alemão', 26, 38, ['Preta e castanha']], 2],
  [['Rottweiler', 36, 50, ['Preta e castanha']], 1],
  [['Maltês', 3, 5, ['Branca']], 3],
  [['Beagle', 10, 15, ['Tricolor']], 2],
  [['Cavalier King Charles Spaniel', 6, 9, ['Tricolor', 'Blenheim']], 2],
  [['Fila Brasileiro', 42, 58, ['Tigrada']], 1],
]

const GATOS: readonly (readonly [Tipo, number])[] = [
  [['SRD', 3, 6, ['Frajola', 'Rajada', 'Laranja', 'Preta', 'Cinza']], 16],
  [['Persa', 3, 5, ['Branca', 'Creme']], 3],
  [['Siamês', 3, 5, ['Seal point']], 3],
  [['Maine Coon', 5, 9, ['Rajada marrom']], 2],
  [['Angorá Turco', 3, 5, ['Branca']], 1],
]

const EXOTICOS: readonly { especie: string; nome: string; tipo: Tipo }[] = [
  { especie: 'Lagomorfos', nome: 'Pipoca', tipo: ['Mini Lop', 1.4, 2.4, ['Branca e cinza']] },
  { especie: 'Lagomorfos', nome: 'Cenourinha', tipo: ['Holandês Anão', 0.8, 1.3, ['Castanha']] },
  { especie: 'Aves', nome: 'Zazu', tipo: ['Calopsita', 0.08, 0.11, ['Cinza']] },
  { especie: 'Equina', nome: "Trovão d'Oeste", tipo: ['Mangalarga Marchador', 380, 450, ['Tordilha']] },
]

const NOMES = {
  FEMEA:
    'Mel,Luna,Nina,Amora,Belinha,Lola,Maya,Pérola,Frida,Cacau,Jade,Estrela,Kyra,Flor de Lis,Safira,Dona Baratinha,Canjica,Ágata,Tapioca,Joaninha,Paçoca,Malu,Valentina,Aurora,Cleópatra,Sofia,Moana,Pandora,Zoé,Íris,Aika,Princesa,Preta,Filó,Bia,Capitu,Nala,Dorinha,Meg,Olívia',
  MACHO:
    "Thor,Bob,Fred,Max,Simba,Théo,Bento,Chico,Zeca,Bidu,Scooby,Romeu,Duque,Apolo,Pingo,Billy,Marley,Toddy,Floquinho,Nescau,João Grilo,Zé Bonitinho,Tobias,Ozzy,Joca,Barão,Chopp,D'Artagnan,Fumaça,Caramelo,Rex,Átila,Biscoito,Salem,Tom,Garfield,Frajola,Mingau,Sebastião,Kong",
} as const

const ALERTAS = {
  Canina: ['Morde: usar focinheira', 'Alérgico a dipirona', 'Cardiopata: evitar estresse'],
  Felina: ['Arisco: manipular com toalha', 'Cardiopata: evitar estresse'],
} as const

const alertasDe = (especie: string): readonly string[] => (especie === 'Felina' ? ALERTAS.Felina : ALERTAS.Canina)

export interface AnimalSorteado {
  nome: string
  especie: string
  raca: string
  sexo: 'FEMEA' | 'MACHO'
  castrado: boolean
  /** Whole years. */
  idade: number
  pelagem: string
  pesoGramas: number
  alerta: string | null
  microchip: string | null
}

function completar(
  sorteio: Sorteio,
  especie: string,
  nome: string,
  sexo: 'FEMEA' | 'MACHO',
  tipo: Tipo,
): AnimalSorteado {
  const [raca, minimo, maximo, pelagens] = tipo
  return {
    nome,
    especie,
    raca,
    sexo,
    castrado: sorteio.chance(60),
    idade: sorteio.inteiro(1, 14),
    pelagem: sorteio.escolher(pelagens),
    pesoGramas: Math.round(sorteio.decimal(minimo, maximo, 2) * 1000),
    alerta: sorteio.chance(12) ? sorteio.escolher(alertasDe(especie)) : null,
    microchip: sorteio.chance(45) ? `963${sorteio.digitos(12)}` : null,
  }
}

/** `quantidade` animals of plausible name, breed and weight: mostly dogs, then cats, and the exotic ones at the end. */
export function sortearAnimais(sorteio: Sorteio, quantidade: number): AnimalSorteado[] {
  const exoticos = EXOTICOS.slice(0, Math.floor(quantidade / 20))
  const nomes = { FEMEA: NOMES.FEMEA.split(','), MACHO: NOMES.MACHO.split(',') }
  const comuns = Array.from({ length: quantidade - exoticos.length }, (_, indice) => {
    const sexo = sorteio.escolher(['FEMEA', 'MACHO'] as const)
    const lista = nomes[sexo]
    const nome = lista[indice % lista.length] ?? 'Mel'
    const gato = sorteio.chance(32)
    return completar(sorteio, gato ? 'Felina' : 'Canina', nome, sexo, sorteio.comPeso(gato ? GATOS : CAES))
  })
  return [...comuns, ...exoticos.map(({ especie, nome, tipo }) => completar(sorteio, especie, nome, 'MACHO', tipo))]
}
