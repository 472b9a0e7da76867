import type { Servico } from '@vetlume/dominio/servico'
import { fusoEmUso } from '../../lib/fuso.ts'
import { Secao } from '../../ui/pagina.tsx'
import { Dados } from '../cadastros/index.ts'
import { textoDoValor } from '../historico/index.ts'
import { CAMPOS } from './leitura-dos-campos.ts'

type Campo = Exclude<keyof typeof CAMPOS, 'ativo' | 'pacote'>

const DO_SERVICO: readonly Campo[] = [
  'nome',
  'modalidade',
  'especialidade',
  'precoCentavos',
  'duracaoMinutos',
  'exigeLaudo',
  'prazoRotinaHoras',
  'prazoUrgenteHoras',
  'exigeRevisao',
  'modelo',
  'equipamentos',
  'preparo',
]
/** What a bundle says by itself; the rest is in its services. */
const DO_PACOTE: readonly Campo[] = ['nome', 'modalidade', 'composicao', 'precoCentavos', 'duracaoMinutos', 'preparo']

/** A service for who may not change it, without what is the company's only. */
export function LeituraDoServico({ ficha }: { ficha: Servico }) {
  const ler = (campo: Campo) => {
    const valor = ficha[campo]
    return [CAMPOS[campo].rotulo, valor === null ? null : textoDoValor(CAMPOS[campo], valor, fusoEmUso())] as const
  }
  return (
    <Secao>
      <Dados itens={(ficha.pacote ? DO_PACOTE : DO_SERVICO).map(ler)} />
    </Secao>
  )
}
