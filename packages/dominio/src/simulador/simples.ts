import { formatarBasisPoints, proporcao, type Centavos } from '../dinheiro/index.ts'

/**
 * Simples Nacional for veterinary services. Sources: LC 123/2006, art. 18, § 1º-A (effective rate), § 5º-I, II (medicina
 * veterinária under Annex V), § 5º-J (Annex III from 28 % of fator R), § 24 (payroll of fator R, with pró-labore); brackets of
 * Annexes III and V as LC 155/2016 wrote them, in force since 2018.
 */
type Anexo = 'III' | 'V'

interface Faixa {
  /** Highest revenue of the last twelve months, included. */
  ate: Centavos
  nominalBp: number
  deduzir: Centavos
}

const faixa = (ateReais: number, nominalBp: number, deduzirReais: number): Faixa => ({
  ate: ateReais * 100,
  nominalBp,
  deduzir: deduzirReais * 100,
})

const FAIXAS: Readonly<Record<Anexo, readonly Faixa[]>> = {
  III: [
    faixa(180_000, 600, 0),
    faixa(360_000, 1_120, 9_360),
    faixa(720_000, 1_350, 17_640),
    faixa(1_800_000, 1_600, 35_640),
    faixa(3_600_000, 2_100, 125_640),
    faixa(4_800_000, 3_300, 648_000),
  ],
  V: [
    faixa(180_000, 1_550, 0),
    faixa(360_000, 1_800, 4_500),
    faixa(720_000, 1_950, 9_900),
    faixa(1_800_000, 2_050, 17_100),
    faixa(3_600_000, 2_300, 62_100),
    faixa(4_800_000, 3_050, 540_000),
  ],
}

/** Above it a company leaves Simples (LC 123/2006, art. 3º, II). */
export const RECEITA_MAXIMA_DO_SIMPLES: Centavos = 480_000_000
/** Above it ISS is paid apart from the rate of the bracket (LC 123/2006, art. 19, § 4º; a confirmar for each municipality). */
const SUBLIMITE_DO_ISS: Centavos = 360_000_000
const FATOR_R_PERCENTUAL = 28

export interface AliquotaDoSimples {
  readonly basisPoints: number
  readonly anexo: Anexo
  /** From 1 to 6. */
  readonly faixa: number
  readonly texto: string
}

/**
 * Rate that a company pays by its last twelve months. Without revenue yet, the first bracket, in Annex III where there is
 * payroll (Resolução CGSN 140/2018, art. 26; a confirmar). Throws RangeError above the limit of Simples.
 */
export function aliquotaDoSimples(receita: Centavos, folha: Centavos): AliquotaDoSimples {
  const anexo: Anexo = folha > 0 && folha * 100 >= receita * FATOR_R_PERCENTUAL ? 'III' : 'V'
  const indice = FAIXAS[anexo].findIndex(({ ate }) => receita <= ate)
  const achada = FAIXAS[anexo][indice]
  if (achada === undefined) throw new RangeError(`receita acima do limite do Simples: ${receita}`)
  const { nominalBp, deduzir } = achada
  const basisPoints = receita === 0 ? nominalBp : proporcao(receita * nominalBp - deduzir * 10_000, 1, receita)
  const fator = receita === 0 ? '' : `, fator R de ${formatarBasisPoints(Math.floor((folha * 10_000) / receita))}`
  const iss = receita > SUBLIMITE_DO_ISS ? ' O ISS é pago à parte: confirme com a contabilidade.' : ''
  const texto = `Simples, Anexo ${anexo}, ${indice + 1}ª faixa${fator}: alíquota efetiva de ${formatarBasisPoints(basisPoints)}.${iss}`
  return { basisPoints, anexo, faixa: indice + 1, texto }
}
