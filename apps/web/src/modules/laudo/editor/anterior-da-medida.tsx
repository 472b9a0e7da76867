import { variacaoDesde, type MedidaAnterior, type MedidaPreenchida } from '@vetlume/dominio/laudo'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { juntar } from '@vetlume/dominio/formatos'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { escreverDecimal, escreverDiferenca } from '../edicao/medidas.ts'

const porcento = escritorDeNumeros({ maximumFractionDigits: 0, signDisplay: 'exceptZero' })
const dia = (instante: string) => formatarData(diaNaZona(instante, fusoEmUso()))
const valor = ({ valor: numero, unidade }: MedidaAnterior) => `${escreverDecimal(numero)} ${unidade}`.trim()

/** Last signed value of the same measure of this patient, and how much it changed; the others on hover. */
export function AnteriorDaMedida({
  medida,
  anteriores,
}: {
  medida: MedidaPreenchida
  anteriores: readonly MedidaAnterior[]
}) {
  const [ultima] = anteriores
  if (ultima === undefined) return <span className="le-anterior" />
  const variacao = variacaoDesde(medida, ultima)
  const todas = juntar(...anteriores.map((anterior) => `${dia(anterior.assinadoEm)}: ${valor(anterior)}`))
  return (
    <span className="le-anterior" title={anteriores.length > 1 ? todas : undefined}>
      <span className="so-leitor">Antes: </span>
      {valor(ultima)} <small>em {dia(ultima.assinadoEm)}</small>
      {variacao !== null && (
        <b>
          {escreverDiferenca(variacao.diferenca)}
          {variacao.percentual !== null && variacao.diferenca !== 0 && ` (${porcento(variacao.percentual)}%)`}
        </b>
      )}
    </span>
  )
}
