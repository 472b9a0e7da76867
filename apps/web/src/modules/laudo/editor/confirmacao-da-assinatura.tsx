import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { Pendencia } from '@vetlume/dominio/laudo'
import { useRef, useState } from 'react'
import { ErroDeApi, mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { avisar } from '../../../ui/avisar.ts'
import { assinarLaudo, useAcaoDoLaudo } from '../api.ts'
import { useBancada } from './bancada.ts'
import { ListaDePendencias } from './pendencias.tsx'
import { ResumoDaAssinatura } from './resumo-da-assinatura.tsx'

interface AvisosProps {
  avisos: readonly Pendencia[]
  aceita: boolean
  aoAceitar: (aceita: boolean) => void
  resposta: string
  aoResponder: (resposta: string) => void
}

function Avisos({ avisos, aceita, aoAceitar, resposta, aoResponder }: AvisosProps) {
  const rotulo =
    avisos.length === 1 ? 'Li o aviso e assino mesmo assim' : `Li os ${avisos.length} avisos e assino mesmo assim`
  return (
    <Alert severity="warning" icon={false}>
      <ListaDePendencias pendencias={avisos} />
      <FormControlLabel
        control={<Checkbox checked={aceita} onChange={({ target }) => aoAceitar(target.checked)} />}
        label={rotulo}
      />
      <TextField
        label="Observação sobre os avisos (opcional)"
        fullWidth
        size="small"
        value={resposta}
        onChange={({ target }) => aoResponder(target.value)}
        helperText="Os avisos e o que você escrever ficam guardados com o laudo. A clínica não os vê."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Alert>
  )
}

const ehDaSenha = (erro: unknown) =>
  erro instanceof ErroDeApi && (erro.codigo === 'SENHA_NAO_CONFERE' || erro.campos['senha'] !== undefined)

interface Decisao {
  senha: string
  entregar: boolean
  aceitarAvisos: boolean
  resposta: string
}

function useAssinar(aoEncontrarPendencias: () => void) {
  const { laudo, salvamento } = useBancada()
  const campo = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useAcaoDoLaudo(laudo.codigo, assinarLaudo)
  const nome = laudo.parceiro?.nome
  const assinar = ({ senha, entregar, aceitarAvisos, resposta }: Decisao) => {
    if (isPending) return
    mutate(
      {
        codigo: laudo.codigo,
        versao: salvamento.versao(),
        senha,
        entregar,
        aceitarAvisos,
        respostaAosAvisos: resposta.trim() === '' ? null : resposta.trim(),
      },
      {
        onSuccess: () => avisar.sucesso(entregar ? `Laudo assinado e entregue a ${nome ?? ''}.` : 'Laudo assinado.'),
        onError: (erro) => {
          if (erro instanceof ErroDeApi && erro.codigo === 'LAUDO_COM_PENDENCIAS') aoEncontrarPendencias()
          else campo.current?.select()
        },
      },
    )
  }
  return { assinar, campo, assinando: isPending, erro: error }
}

export interface ConfirmacaoDaAssinaturaProps {
  avisos: readonly Pendencia[]
  aoFechar: () => void
  /** The server found something that was not there a moment ago. */
  aoEncontrarPendencias: () => void
}

/** The last step: what will be signed, the warnings, whether it is delivered at once, the password. */
export function ConfirmacaoDaAssinatura({ avisos, aoFechar, aoEncontrarPendencias }: ConfirmacaoDaAssinaturaProps) {
  const { parceiro, especialista } = useBancada().laudo
  const { assinar, campo, assinando, erro } = useAssinar(aoEncontrarPendencias)
  const [senha, definirSenha] = useState('')
  const [querEntregar, definirQuerEntregar] = useState(true)
  const [aceita, definirAceita] = useState(false)
  const [resposta, definirResposta] = useState('')
  const entregar = parceiro !== null && querEntregar
  const comAvisos = avisos.length > 0
  const pronta = senha !== '' && (!comAvisos || aceita)
  const senhaErrada = ehDaSenha(erro)
  const ajuda = `${especialista.nome}, ${especialista.crmv}. Depois de assinado, o conteúdo não muda: correções são uma nova edição.`
  return (
    <form
      className="le-assinatura"
      aria-busy={assinando}
      onSubmit={(evento) => {
        evento.preventDefault()
        if (pronta) assinar({ senha, entregar, aceitarAvisos: comAvisos, resposta })
      }}
    >
      <ResumoDaAssinatura />
      {comAvisos && (
        <Avisos
          avisos={avisos}
          aceita={aceita}
          aoAceitar={definirAceita}
          resposta={resposta}
          aoResponder={definirResposta}
        />
      )}
      {parceiro !== null && (
        <FormControlLabel
          control={<Switch checked={querEntregar} onChange={({ target }) => definirQuerEntregar(target.checked)} />}
          label={`Entregar agora a ${parceiro.nome}`}
        />
      )}
      {erro !== null && !senhaErrada && <Alert severity="error">{mensagemDoErro(erro)}</Alert>}
      <TextField
        type="password"
        label="Sua senha"
        required
        autoFocus
        autoComplete="current-password"
        inputRef={campo}
        value={senha}
        onChange={({ target }) => definirSenha(target.value)}
        error={senhaErrada}
        helperText={senhaErrada ? mensagemDoErro(erro) : ajuda}
        slotProps={{ htmlInput: { maxLength: 128 } }}
      />
      {assinando && (
        <div role="status">
          <p className="le-nota">Assinando e gerando o PDF…</p>
          <LinearProgress aria-label="Assinando" />
        </div>
      )}
      <div className="le-botoes">
        <Button variant="outlined" onClick={aoFechar} disabled={assinando}>
          Voltar ao texto
        </Button>
        <Button type="submit" variant="contained" loading={assinando} disabled={!pronta}>
          {entregar ? 'Assinar e entregar' : 'Assinar'}
        </Button>
      </div>
    </form>
  )
}
