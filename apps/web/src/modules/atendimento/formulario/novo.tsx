import { avisar } from '../../../ui/avisar.ts'
import { EsqueletoDeFormulario } from '../../../ui/estados.tsx'
import { Pagina } from '../../../ui/pagina.tsx'
import { abrirAtendimento, useAtualizar } from '../api.ts'
import { usePapel } from '../papel.ts'
import { useRota } from '../use-rota.ts'
import { FormularioDoAtendimento } from './formulario.tsx'
import { usePontoDePartida } from './ponto-de-partida.ts'

export interface NovoAtendimentoProps {
  /** Patient and appointment that the address names. */
  animal: string | null
  agendamento: string | null
}

export function NovoAtendimento({ animal, agendamento }: NovoAtendimentoProps) {
  const papel = usePapel()
  const rota = useRota()
  const atualizar = useAtualizar()
  const partida = usePontoDePartida(animal, agendamento)
  const lista = papel === 'PARCEIRO' ? 'Pedidos de exame' : 'Atendimentos'
  const titulo = papel === 'PARCEIRO' ? 'Pedir exame' : 'Novo atendimento'
  return (
    <Pagina
      titulo={titulo}
      migalhas={[{ rotulo: lista, para: '/atendimento', busca: rota.buscaDaLista }, { rotulo: titulo }]}
    >
      {partida === null ? (
        <EsqueletoDeFormulario campos={8} />
      ) : (
        <FormularioDoAtendimento
          papel={papel}
          atual={null}
          partida={partida}
          rotuloDeSalvar={papel === 'PARCEIRO' ? 'Enviar pedido' : 'Abrir atendimento'}
          aoCancelar={rota.listar}
          aoEnviar={async (dados) => {
            const { codigo, numero } = await abrirAtendimento(dados)
            void atualizar()
            await rota.abrir(codigo)
            avisar.sucesso(papel === 'PARCEIRO' ? `Pedido nº ${numero} enviado.` : `Atendimento nº ${numero} aberto.`)
          }}
        />
      )}
    </Pagina>
  )
}
