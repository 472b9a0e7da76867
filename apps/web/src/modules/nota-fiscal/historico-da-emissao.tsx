import { useSessao } from '../../lib/use-sessao.ts'
import { usePode } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import { CAMPOS_DA_EMISSAO } from './historico-da-nota.ts'

/** Who changed how the company issues notes, and who opened its certificate. */
export function HistoricoDaEmissao() {
  const { cliente } = useSessao()
  const ve = usePode('historico:ler')
  if (cliente === null || !ve) return null
  return (
    <BotaoHistorico
      entidade="nota-fiscal"
      registro={cliente.codigo}
      nome="Emissão e certificado"
      campos={CAMPOS_DA_EMISSAO}
    />
  )
}
