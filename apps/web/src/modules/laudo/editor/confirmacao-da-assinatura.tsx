import { useQuery } from '@tanstack/react-query'
import type { ProvaDaChave } from '@vetlume/dominio/chave-de-acesso'
import type { Pendencia } from '@vetlume/dominio/laudo'
import { useRef, useState, type RefObject } from 'react'
import { provarComChave } from '../../../lib/chave-de-acesso.ts'
import { consultaDoReforco } from '../../../lib/consulta-do-reforco.ts'
import { ErroDeApi, mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { assinarLaudo, useAcaoDoLaudo } from '../api.ts'
import { useBancada } from './bancada.ts'
import { ListaDePendencias } from './pendencias.tsx'
import { ResumoDaAssinatura } from './resumo-da-assinatura.tsx'
import { useCertificado } from './use-certificado.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Entrada } from '../../../ui/formulario/entrada.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { Progresso } from '../../../ui/progresso.tsx'
import { Recado } from '../../../ui/recado.tsx'

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
    <Alerta severity="warning" icon={false}>
      <ListaDePendencias pendencias={avisos} />
      <Marca rotulo={rotulo} checked={aceita} onChange={({ target }) => aoAceitar(target.checked)} />
      <Entrada
        rotulo="Observação sobre os avisos (opcional)"
        ajuda="Os avisos e o que você escrever ficam guardados com o laudo. A clínica não os vê."
        maxLength={500}
        value={resposta}
        onChange={({ target }) => aoResponder(target.value)}
      />
    </Alerta>
  )
}

interface CertificadoProps {
  titular: string
  usa: boolean
  aoUsar: (usa: boolean) => void
  senha: string
  aoEscrever: (senha: string) => void
  erro: string | null
  campo: RefObject<HTMLInputElement | null>
}

/** Signing with the A1 certificate too, which asks for its own password: it is kept nowhere. */
function Certificado({ titular, usa, aoUsar, senha, aoEscrever, erro, campo }: CertificadoProps) {
  return (
    <>
      <Marca
        tipo="chave"
        checked={usa}
        onChange={({ target }) => aoUsar(target.checked)}
        rotulo={`Assinar com o certificado A1 de ${titular} (ICP-Brasil)`}
      />
      {usa && (
        <Entrada
          type="password"
          rotulo="Senha do certificado"
          required
          autoComplete="off"
          ref={campo}
          value={senha}
          onChange={({ target }) => aoEscrever(target.value)}
          erro={erro !== null}
          ajuda={erro ?? 'A assinatura é qualificada: qualquer leitor de PDF a confere. A senha não é guardada.'}
          maxLength={128}
        />
      )}
    </>
  )
}

const ehDoCertificado = (erro: unknown): erro is ErroDeApi =>
  erro instanceof ErroDeApi && erro.codigo === 'CERTIFICADO_RECUSADO'

const ehDaSenha = (erro: unknown) =>
  erro instanceof ErroDeApi && (erro.codigo === 'SENHA_NAO_CONFERE' || erro.campos['senha'] !== undefined)

interface Decisao {
  /** One of the two says who signs. */
  senha?: string
  prova?: ProvaDaChave
  /** Left out when the certificate does not sign. */
  senhaDoCertificado?: string
  entregar: boolean
  aceitarAvisos: boolean
  resposta: string
}

function useAssinar(aoEncontrarPendencias: () => void) {
  const { laudo, salvamento } = useBancada()
  const campo = useRef<HTMLInputElement>(null)
  const campoDoCertificado = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useAcaoDoLaudo(laudo.codigo, assinarLaudo)
  const nome = laudo.parceiro?.nome
  const assinar = ({ resposta, ...decisao }: Decisao) => {
    if (isPending) return
    mutate(
      {
        codigo: laudo.codigo,
        versao: salvamento.versao(),
        ...decisao,
        respostaAosAvisos: resposta.trim() === '' ? null : resposta.trim(),
      },
      {
        onSuccess: () =>
          avisar.sucesso(decisao.entregar ? `Laudo assinado e entregue a ${nome ?? ''}.` : 'Laudo assinado.'),
        onError: (erro) => {
          if (erro instanceof ErroDeApi && erro.codigo === 'LAUDO_COM_PENDENCIAS') aoEncontrarPendencias()
          else (ehDoCertificado(erro) ? campoDoCertificado : campo).current?.select()
        },
      },
    )
  }
  return { assinar, campo, campoDoCertificado, assinando: isPending, erro: error }
}

interface PelaChaveProps {
  rotulo: string
  pronta: boolean
  assinando: boolean
  aoProvar: (prova: ProvaDaChave) => void
}

/** In the place of the password, for who has a passkey: it signs this laudo and no other. */
export function PelaChave({ rotulo, pronta, assinando, aoProvar }: PelaChaveProps) {
  const { codigo } = useBancada().laudo
  const { data: modos } = useQuery(consultaDoReforco)
  const [provando, definirProvando] = useState(false)
  if (modos?.comChave !== true) return null
  const provar = async () => {
    definirProvando(true)
    try {
      aoProvar(await provarComChave(await api('POST /conta/reforco/desafio', { laudo: codigo })))
    } catch (erro) {
      avisar.erro(erro)
    }
    definirProvando(false)
  }
  return (
    <Botao variant="contained" loading={provando || assinando} disabled={!pronta} onClick={() => void provar()}>
      {rotulo}
    </Botao>
  )
}

export interface ConfirmacaoDaAssinaturaProps {
  avisos: readonly Pendencia[]
  aoFechar: () => void
  /** The server found something that was not there a moment ago. */
  aoEncontrarPendencias: () => void
}

/** The last step: what will be signed, the warnings, whether it is delivered at once, the password. */
export function ConfirmacaoDaAssinatura({ avisos, aoFechar, aoEncontrarPendencias }: ConfirmacaoDaAssinaturaProps) {
  const { parceiro, especialista: autor, revisao, estado } = useBancada().laudo
  const especialista = (estado === 'EM_REVISAO' ? revisao?.revisor : null) ?? autor
  const { assinar, campo, campoDoCertificado, assinando, erro } = useAssinar(aoEncontrarPendencias)
  const { certificado, impedimento } = useCertificado(especialista.codigo)
  const [usaCertificado, definirUsaCertificado] = useState(true)
  const [senhaDoCertificado, definirSenhaDoCertificado] = useState('')
  const [senha, definirSenha] = useState('')
  const [querEntregar, definirQuerEntregar] = useState(true)
  const [aceita, definirAceita] = useState(false)
  const [resposta, definirResposta] = useState('')
  const entregar = parceiro !== null && querEntregar
  const comAvisos = avisos.length > 0
  const comCertificado = certificado !== null && usaCertificado
  const conferida = (!comAvisos || aceita) && (!comCertificado || senhaDoCertificado !== '')
  const pronta = senha !== '' && conferida
  const doCertificado = comCertificado ? { senhaDoCertificado } : {}
  const decisao = { ...doCertificado, entregar, aceitarAvisos: comAvisos, resposta }
  const senhaErrada = ehDaSenha(erro)
  const ajuda = `${especialista.nome}, ${especialista.crmv}. Depois de assinado, o conteúdo não muda: correções são uma nova edição.`
  return (
    <form
      className="le-assinatura"
      aria-busy={assinando}
      onSubmit={(evento) => {
        evento.preventDefault()
        if (pronta) assinar({ senha, ...decisao })
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
        <Marca
          tipo="chave"
          checked={querEntregar}
          onChange={({ target }) => definirQuerEntregar(target.checked)}
          rotulo={`Entregar agora a ${parceiro.nome}`}
        />
      )}
      {erro !== null && !senhaErrada && !ehDoCertificado(erro) && <Recado tom="error">{mensagemDoErro(erro)}</Recado>}
      <Entrada
        type="password"
        rotulo="Sua senha"
        required
        autoFocus
        autoComplete="current-password"
        ref={campo}
        value={senha}
        onChange={({ target }) => definirSenha(target.value)}
        erro={senhaErrada}
        ajuda={senhaErrada ? mensagemDoErro(erro) : ajuda}
        maxLength={128}
      />
      {impedimento !== null && <Recado tom="warning">{impedimento} Envie outro em Minha conta.</Recado>}
      {certificado !== null && (
        <Certificado
          titular={certificado.titular}
          usa={usaCertificado}
          aoUsar={definirUsaCertificado}
          senha={senhaDoCertificado}
          aoEscrever={definirSenhaDoCertificado}
          erro={ehDoCertificado(erro) ? mensagemDoErro(erro) : null}
          campo={campoDoCertificado}
        />
      )}
      {assinando && <Progresso rotulo="Assinando" texto="Assinando e gerando o PDF…" fracao={null} />}
      <div className="le-botoes">
        <Botao variant="outlined" onClick={aoFechar} disabled={assinando}>
          Voltar ao texto
        </Botao>
        <PelaChave
          rotulo="Assinar com a chave de acesso"
          pronta={conferida}
          assinando={assinando}
          aoProvar={(prova) => assinar({ prova, ...decisao })}
        />
        <Botao type="submit" variant="contained" loading={assinando} disabled={!pronta}>
          {entregar ? 'Assinar e entregar' : 'Assinar'}
        </Botao>
      </div>
    </form>
  )
}
