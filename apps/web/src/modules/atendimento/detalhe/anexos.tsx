import BaixarIcon from '@mui/icons-material/DownloadOutlined'
import ArquivoIcon from '@mui/icons-material/InsertDriveFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useEffect, useRef, useState } from 'react'
import { baixar } from '../../../lib/baixar.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { AreaDeArquivos, formatarTamanho } from '../../../ui/formulario/area-de-arquivos.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { baixarAnexo, useAtualizar } from '../api.ts'

interface Envio {
  nome: string
  fracao: number
}

/** Sends one file at a time, with progress and a way out; leaving the screen stops what is on its way. */
function useEnvio(codigo: string) {
  const atualizar = useAtualizar()
  const controle = useRef<AbortController>(null)
  const [envio, definirEnvio] = useState<Envio | null>(null)
  useEffect(() => () => controle.current?.abort(), [])
  const enviar = async (arquivos: readonly File[]) => {
    const cancelamento = new AbortController()
    controle.current = cancelamento
    try {
      for (const arquivo of arquivos) {
        const aoProgredir = (fracao: number) => definirEnvio({ nome: arquivo.name, fracao })
        aoProgredir(0)
        await api('POST /atendimento/:codigo/anexo', { codigo, arquivo }, { sinal: cancelamento.signal, aoProgredir })
        await atualizar()
      }
    } catch (erro) {
      avisar.erro(erro)
    }
    definirEnvio(null)
  }
  return { envio, enviar, cancelar: () => controle.current?.abort() }
}

function Anexo({ atendimento, anexo }: { atendimento: string; anexo: AtendimentoCompleto['anexos'][number] }) {
  const [baixando, definirBaixando] = useState(false)
  const aoBaixar = async () => {
    definirBaixando(true)
    try {
      baixar(await baixarAnexo(atendimento, anexo.codigo), anexo.nome)
    } catch (erro) {
      avisar.erro(erro)
    }
    definirBaixando(false)
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5 }}>
      <ArquivoIcon aria-hidden color="primary" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 550 }}>
          {anexo.nome}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatarTamanho(anexo.tamanho)} · {anexo.autor} · <DataHora instante={anexo.criadoEm} />
        </Typography>
      </Box>
      <Button
        size="small"
        startIcon={<BaixarIcon />}
        loading={baixando}
        aria-label={`Baixar ${anexo.nome}`}
        onClick={() => void aoBaixar()}
      >
        Baixar
      </Button>
    </Box>
  )
}

/** Files of the request: earlier exams, referrals, receipts. */
export function Anexos({ atendimento: { codigo, anexos, permissoes } }: { atendimento: AtendimentoCompleto }) {
  const { envio, enviar, cancelar } = useEnvio(codigo)
  return (
    <Secao titulo="Anexos">
      {anexos.length > 0 && (
        <Box component="ul" aria-label="Arquivos" sx={{ listStyle: 'none', m: 0, p: 0, mb: 3 }}>
          {anexos.map((anexo) => (
            <Anexo key={anexo.codigo} atendimento={codigo} anexo={anexo} />
          ))}
        </Box>
      )}
      {envio !== null && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'center' }}>
            <Typography noWrap>{envio.nome}</Typography>
            <Button size="small" color="secondary" onClick={cancelar}>
              Cancelar
            </Button>
          </Box>
          <LinearProgress
            variant="determinate"
            value={Math.round(envio.fracao * 100)}
            aria-label={`Enviando ${envio.nome}`}
          />
        </Box>
      )}
      {envio === null && permissoes.anexar && (
        <AreaDeArquivos
          rotulo="Anexar arquivos"
          dica="PDF, JPEG, PNG ou WebP, até 10 MB"
          aceitar="application/pdf,image/jpeg,image/png,image/webp"
          multiplo
          aoEscolher={(arquivos) => void enviar(arquivos)}
        />
      )}
      {anexos.length === 0 && !permissoes.anexar && (
        <Typography sx={{ color: 'text.secondary' }}>Nenhum arquivo.</Typography>
      )}
    </Secao>
  )
}
