import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useEffect, useState } from 'react'
import { criarFilaDeEnvios, type ArquivosAceitos, type Envio } from '../../../lib/fila-de-envios.ts'
import { api } from '../../../lib/navegador.ts'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { AreaDeArquivos } from '../../../ui/formulario/area-de-arquivos.tsx'
import { ListaDeEnvios } from '../../../ui/formulario/lista-de-envios.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { useAtualizar } from '../api.ts'
import { ListaDeAnexos } from './lista-de-anexos.tsx'

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

/** Files of the request: earlier exams, referrals, receipts. */
export function Anexos({ atendimento: { codigo, anexos, permissoes } }: { atendimento: AtendimentoCompleto }) {
  const { envios, fila } = useFila(codigo)
  const { lugar, conferir } = useFocoQueFica()
  const aoMexer = (mexer: (id: number) => void) => (id: number) => {
    mexer(id)
    conferir()
  }
  return (
    <Secao titulo={anexos.length === 0 ? 'Anexos' : `Anexos (${anexos.length})`}>
      <Box
        ref={lugar}
        tabIndex={-1}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)', outline: 'none' }}
      >
        {anexos.length > 0 && <ListaDeAnexos atendimento={codigo} anexos={anexos} />}
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
        {anexos.length === 0 && !permissoes.anexar && (
          <Typography sx={{ color: 'text.secondary' }}>Nenhum arquivo.</Typography>
        )}
      </Box>
    </Secao>
  )
}
