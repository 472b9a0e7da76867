import {
  GALGOS,
  type CondicoesDaReferencia,
  type Faixas,
  type Intervalo,
  type MarcaDeEvidencia,
  type Proveniencia,
} from '../medidas/index.ts'
import type { SinalVital } from './sinais-vitais.ts'

export type ReferenciaDoSinal = CondicoesDaReferencia & Faixas & Proveniencia & { readonly sinal: SinalVital }

type Par = readonly [minimo: number, maximo: number]
type Condicoes = Omit<CondicoesDaReferencia, 'idadeMeses'> & { readonly idadeMeses?: Intervalo }

/** Normal ranges: beats and breaths a minute, tenths of a degree. */
interface Normais {
  fc: Par
  fr: Par
  t: Par
}
/** Beyond these the value is critical; without one, nothing of that sign is critical by its number. */
type Criticos = Partial<Record<keyof Normais, Intervalo>>

const WARE = 'Ware, Small Animal Internal Medicine, 6ª ed., tabela 2.4'
const TABELA = 'Valores usuais em repouso, acordado e sem ofegar'
const SINAIS = { fc: 'frequenciaCardiaca', fr: 'frequenciaRespiratoria', t: 'temperaturaDecimos' } as const
type Marcas = Readonly<Record<keyof Normais, MarcaDeEvidencia>>
const A_CONFIRMAR: Marcas = { fc: 'M', fr: 'M', t: 'M' }
const CAO_E_GATO: Marcas = { fc: 'V', fr: 'M', t: 'V2' }
const TEMPERATURA_LIDA: Marcas = { fc: 'M', fr: 'M', t: 'V2' }

function grupo(condicoes: Condicoes, normais: Normais, criticos: Criticos, marcas: Marcas): ReferenciaDoSinal[] {
  return (['fc', 'fr', 't'] as const).map((sinal) => {
    const [min, max] = normais[sinal]
    const limite = criticos[sinal]
    return {
      ...condicoes,
      sinal: SINAIS[sinal],
      faixa: { min, max },
      ...(limite === undefined ? { atencao: {} } : { atencao: limite, alterado: limite }),
      fonte: marcas[sinal] === 'V' ? WARE : TABELA,
      marca: marcas[sinal],
    }
  })
}

const menosDe = (kg: number, min?: number) => ({
  ...(min === undefined ? {} : { min }),
  max: kg,
  maxExclusivo: true as const,
})
const ADULTO = { min: 6 }
const FILHOTE = { max: 6, maxExclusivo: true } as const
const QUALQUER = {}

const caoDe = (pesoKg: Intervalo, fc: Par, fr: Par, critica: Intervalo) =>
  grupo(
    { especie: 'CANINA', pesoKg, idadeMeses: ADULTO },
    { fc, fr, t: [375, 392] },
    { fc: critica, fr: { max: 60 }, t: { min: 360, max: 410 } },
    CAO_E_GATO,
  )

const CAES = [
  ...caoDe(menosDe(4), [80, 180], [15, 30], { min: 50, max: 220 }),
  ...caoDe(menosDe(10, 4), [80, 160], [15, 30], { min: 50, max: 220 }),
  ...caoDe(menosDe(25, 10), [70, 140], [12, 30], { min: 45, max: 200 }),
  ...caoDe({ min: 25 }, [60, 120], [10, 30], { min: 40, max: 180 }),
  ...grupo(
    { especie: 'CANINA', idadeMeses: { min: 1, max: 6, maxExclusivo: true } },
    { fc: [100, 220], fr: [15, 40], t: [370, 392] },
    { fc: { min: 80 }, t: { min: 340 } },
    A_CONFIRMAR,
  ),
  ...grupo(
    { especie: 'CANINA', idadeMeses: { max: 1, maxExclusivo: true } },
    { fc: [100, 220], fr: [15, 40], t: [345, 375] },
    { fc: { min: 80 }, t: { min: 340 } },
    A_CONFIRMAR,
  ),
]

const GATOS = [
  ...grupo(
    { especie: 'FELINA', idadeMeses: ADULTO },
    { fc: [140, 220], fr: [20, 40], t: [378, 392] },
    { fc: { min: 120, max: 260 }, fr: { max: 60 }, t: { min: 360, max: 410 } },
    CAO_E_GATO,
  ),
  ...grupo(
    { especie: 'FELINA', idadeMeses: FILHOTE },
    { fc: [180, 260], fr: [20, 50], t: [375, 392] },
    { fc: { min: 140 }, t: { min: 345 } },
    A_CONFIRMAR,
  ),
]

const MUARES = ['Jumento Brasileiro', 'Jumento Nordestino', 'Jumento Pêga', 'Muar', 'Bardoto']

const EQUINOS = [
  ...grupo(
    { especie: 'EQUINA' },
    { fc: [28, 44], fr: [8, 16], t: [372, 385] },
    { fc: { min: 20, max: 60 }, fr: { max: 30 }, t: { min: 360, max: 400 } },
    TEMPERATURA_LIDA,
  ),
  ...grupo(
    { especie: 'EQUINA', idadeMeses: { max: 1, maxExclusivo: true } },
    { fc: [80, 120], fr: [20, 40], t: [372, 389] },
    { fc: { min: 60, max: 150 }, t: { min: 365 } },
    A_CONFIRMAR,
  ),
  ...grupo(
    { especie: 'EQUINA', racas: MUARES },
    { fc: [36, 52], fr: [12, 28], t: [365, 380] },
    { fc: { max: 68 } },
    A_CONFIRMAR,
  ),
]

const roedor = (racas: readonly string[], normais: Normais, t: Intervalo) =>
  grupo({ especie: 'ROEDORES', racas, idadeMeses: QUALQUER }, normais, { t }, A_CONFIRMAR)
const PEQUENO_ROEDOR = { min: 350, max: 400 }

const PEQUENOS = [
  ...grupo(
    { especie: 'LAGOMORFOS', idadeMeses: QUALQUER },
    { fc: [180, 300], fr: [30, 60], t: [385, 400] },
    { fc: { min: 130 }, t: { min: 370, max: 410 } },
    TEMPERATURA_LIDA,
  ),
  ...roedor(
    ['Porquinho-da-índia', 'Porquinho-da-índia abissínio', 'Porquinho-da-índia peruano', 'Porquinho-da-índia skinny'],
    { fc: [230, 380], fr: [42, 105], t: [372, 395] },
    { min: 360, max: 405 },
  ),
  ...roedor(['Rato twister', 'Rato wistar'], { fc: [250, 450], fr: [70, 150], t: [360, 380] }, PEQUENO_ROEDOR),
  ...roedor(
    ['Hamster sírio', 'Hamster anão-russo', 'Hamster chinês', 'Hamster roborovski'],
    { fc: [280, 500], fr: [35, 135], t: [365, 380] },
    PEQUENO_ROEDOR,
  ),
  ...roedor(['Chinchila'], { fc: [150, 350], fr: [40, 80], t: [370, 385] }, PEQUENO_ROEDOR),
  ...grupo(
    { especie: 'OUTROS', racas: ['Furão'], idadeMeses: QUALQUER },
    { fc: [180, 250], fr: [30, 40], t: [378, 400] },
    { t: { min: 365, max: 406 } },
    A_CONFIRMAR,
  ),
]

const ave = (pesoKg: Intervalo, fc: Par, fr: Par, t: Par) =>
  grupo({ especie: 'AVES', pesoKg, idadeMeses: QUALQUER }, { fc, fr, t }, {}, A_CONFIRMAR)

const AVES = [
  ...ave(menosDe(0.1), [400, 600], [55, 120], [400, 430]),
  ...ave(menosDe(0.3, 0.1), [250, 500], [35, 65], [400, 430]),
  ...ave(menosDe(0.6, 0.3), [160, 350], [25, 50], [400, 430]),
  ...ave({ min: 0.6, max: 1.5 }, [120, 350], [15, 40], [400, 425]),
  ...ave({ min: 1.5, minExclusivo: true }, [110, 200], [12, 32], [400, 425]),
]

const ACIERNO = {
  fonte: 'Acierno et al., J Vet Intern Med 2018;32:1803-1822',
  doi: '10.1111/jvim.15331',
  nota: 'Até 159 mmHg, pré-hipertenso; até 179, hipertenso; a partir de 180, grave. Uma leitura não classifica: são precisas 5 a 7',
}
/** Sighthounds have 20 mmHg more. */
const pressao = (especie: 'CANINA' | 'FELINA', mais: number, racas?: readonly string[]): ReferenciaDoSinal => ({
  ...ACIERNO,
  sinal: 'pressaoSistolica',
  especie,
  ...(racas === undefined ? {} : { racas }),
  marca: 'M',
  faixa: { min: 90, max: 139 + mais },
  atencao: { min: 90, max: 159 + mais },
  alterado: { min: 90 },
})

/** At rest: what is outside asks for attention, and beyond the last limits is critical. Reptiles and the rest have none. */
export const REFERENCIAS_DOS_SINAIS: readonly ReferenciaDoSinal[] = [
  ...CAES,
  ...GATOS,
  ...EQUINOS,
  ...PEQUENOS,
  ...AVES,
  pressao('CANINA', 0),
  pressao('CANINA', 20, GALGOS),
  pressao('FELINA', 0),
]
