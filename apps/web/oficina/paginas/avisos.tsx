import { Alerta } from '../../src/ui/alerta.tsx'
import { Aviso } from '../../src/ui/aviso.tsx'
import { Botao } from '../../src/ui/botao.tsx'
import { Pilha } from '../../src/ui/disposicao.tsx'
import { Recado } from '../../src/ui/recado.tsx'
import { AvisoDeReserva } from '../../src/ui/reservas.tsx'
import { LONGO, nada } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const AGIR = <Botao size="small">Ver versão atual</Botao>

const Normal = () => (
  <Pilha>
    <Alerta>O laudo fica guardado por cinco anos.</Alerta>
    <Alerta severity="success">Pagamento recebido.</Alerta>
    <Alerta severity="warning">O prazo vence hoje.</Alerta>
    <Alerta severity="error" action={AGIR}>
      Outra pessoa salvou primeiro.
    </Alerta>
    <Alerta icon={false}>Sem desenho.</Alerta>
  </Pilha>
)

const ComAcao = () => (
  <Recado tom="warning" acao={AGIR}>
    A agenda deste dia mudou.
  </Recado>
)

const item = (texto: string, acao?: { rotulo: string; executar: () => void }) =>
  ({ id: 1, tom: 'success', texto, acao, grupo: undefined }) as const

const DeDois = () => <Aviso item={item('Apagado.', { rotulo: 'Desfazer', executar: nada })} />
const QueFecha = () => <Aviso item={item('Salvo.')} />
const SemRede = () => <AvisoDeReserva item={item('A conexão falhou.')} />
const TextoLongo = () => <Alerta severity="error">{LONGO}</Alerta>

export const pagina = definirPagina('Avisos', {
  normal: Normal,
  'com ação': ComAcao,
  'que passa, com ação': DeDois,
  'que passa': QueFecha,
  'sem rede': SemRede,
  'texto longo': TextoLongo,
})
