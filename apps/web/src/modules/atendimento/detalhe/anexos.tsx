import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useEffect, useState } from 'react'
import { criarFilaDeEnvios, type ArquivosAceitos, type Envio } from '../../../lib/fila-de-envios.ts'
import { api } from '../../../lib/navegador.ts'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { avisar } from '../../../ui/avisar.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { Pilha } from '../../../ui/disposicao.tsx'
import { AreaDeArquivos } from '../../../ui/formulario/area-de-arquivos.tsx'
import { ListaDeEnvios } from '../../../ui/formulario/lista-de-envios.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { useAcao, useAtualizar } from '../api.ts'
import { ListaDeAnexos } from './lista-de-anexos.tsx'
import type { Anexo } from './use-baixar.ts'
import { Texto } from '../../../ui/texto.tsx'

const ACEITOS: ArquivosAceitos = {
  tipos: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  recusa: 'Este tipo não é aceito: envie PDF, JPEG, PNG ou WebP.',
}

/** Files on their way, each with its progress and a way out; leaving the screen stops them. */
function useFila(codigo: string) {
  const atualizar = useAtualizar()
  const [envios, definirEnvios] = useState<readonly Envio[]>([])
  const [fila] = useState(() =>
    criarFilaDeEnvios({
      aceitos: ACEITOS,
      enviar: (arquivo, aoProgredir, sinal) =>
        api('POST /atendimento/:codigo/anexo', { codigo, arquivo }, { aoProgredir, sinal }),
      aoConcluir: () => void atualizar(),
      aoMudar: definirEnvios,
    }),
  )
  useEffect(() => () => fila.encerrar(), [fila])
  return { envios, fila }
}

/** Asks first: what goes does not come back. */
function useRemover(codigo: string) {
  const { mutate } = useAcao((anexo: string) => api('DELETE /atendimento/:codigo/anexo/:anexo', { codigo, anexo }))
  return async ({ codigo: anexo, nome }: Anexo, aoConfirmar: () => void) => {
    const certeza = await confirmar({
      titulo: `Remover ${nome}?`,
      texto:
        'O arquivo sai deste atendimento, para a empresa e para a clínica, e não há como trazê-lo de volta: baixe antes se for precisar. A linha do tempo conta quem o removeu.',
      confirmar: 'Remover',
      perigo: true,
    })
    if (!certeza) return
    aoConfirmar()
    mutate(anexo, {
      onSuccess: () => avisar.sucesso(`${nome} foi removido.`),
      onError: (erro) => avisar.erro(erro),
    })
  }
}

/** Files of the request: earlier exams, referrals, receipts. */
export function Anexos({ atendimento: { codigo, anexos, permissoes } }: { atendimento: AtendimentoCompleto }) {
  const { envios, fila } = useFila(codigo)
  const { lugar, conferir } = useFocoQueFica()
  const remover = useRemover(codigo)
  const aoMexer = (mexer: (id: number) => void) => (id: number) => {
    mexer(id)
    conferir()
  }
  return (
    <Secao titulo={anexos.length === 0 ? 'Anexos' : `Anexos (${anexos.length})`}>
      <Pilha espaco={3} ref={lugar} tabIndex={-1}>
        {anexos.length > 0 && (
          <ListaDeAnexos atendimento={codigo} anexos={anexos} aoRemover={(anexo) => void remover(anexo, conferir)} />
        )}
        <ListaDeEnvios envios={envios} aoRepetir={aoMexer(fila.repetir)} aoTirar={aoMexer(fila.tirar)} />
        {permissoes.anexar && (
          <AreaDeArquivos
            rotulo="Anexar arquivos"
            dica="PDF, JPEG, PNG ou WebP, até 10 MB"
            aceitar={ACEITOS.tipos.join()}
            multiplo
            aoEscolher={fila.acrescentar}
            // It says why, file by file.
            aoRecusar={fila.acrescentar}
          />
        )}
        {anexos.length === 0 && !permissoes.anexar && <Texto secundario>Nenhum arquivo.</Texto>}
      </Pilha>
    </Secao>
  )
}
