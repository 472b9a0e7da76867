import { useEffect, useState } from 'react'
import type { RespostaDaApi } from '../../lib/api.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import { AceiteDosTermos } from './aceite-dos-termos.tsx'
import { AvisoDeCaptura } from './aviso-de-captura.tsx'
import { CampoSenhaNova } from './campo-senha-nova.tsx'
import { BotaoElo } from '../../ui/elo.tsx'

type Convite = RespostaDaApi<'POST /auth/convite/abrir'>

interface PassoProps {
  convite: Convite
  segredo: string
  aoAceitar: () => void
}

const apoioDo = ({ de, como }: Convite) => `${de} convidou você para trabalhar como ${como}.`

/** A shared link: the invitation goes to the mailbox of who got it, and is accepted from there. */
function DizerEmail({ convite, segredo }: PassoProps) {
  const [enviado, definirEnviado] = useState<{ emailSai: boolean } | null>(null)
  const form = useFormularioNativo({
    esquema: async () => (await import('./senha-nova.ts')).quemRecebe,
    aoEnviar: async (dados) => definirEnviado(await api('POST /auth/convite/receber', { segredo, ...dados })),
  })
  if (enviado !== null)
    return (
      <PaginaPublica
        painel
        titulo="Confira seu e-mail"
        apoio="Mandamos o convite para o e-mail que você informou. Abra a carta para aceitar."
      >
        {!enviado.emailSai && <AvisoDeCaptura />}
      </PaginaPublica>
    )
  return (
    <PaginaPublica
      painel
      titulo={convite.empresa}
      apoio={`${apoioDo(convite)} Diga o seu e-mail: é com ele que você vai entrar.`}
    >
      <FormularioNativo
        form={form}
        rotulo="Receber o convite"
        rotuloDeEnviar="Receber o convite"
        rotuloEnviando="Enviando…"
      >
        <CampoNativo form={form} nome="nome" rotulo="Nome" autoComplete="name" maxLength={120} autoFocus />
        <CampoNativo form={form} nome="email" rotulo="E-mail" type="email" autoComplete="email" maxLength={254} />
      </FormularioNativo>
    </PaginaPublica>
  )
}

function CriarConta({ convite, segredo, aoAceitar }: PassoProps) {
  const form = useFormularioNativo({
    esquema: async () => (await import('./senha-nova.ts')).contaNova,
    aoEnviar: async (dados) => {
      await api('POST /auth/convite/aceitar', { segredo, ...dados })
      aoAceitar()
    },
  })
  return (
    <PaginaPublica
      painel
      titulo={convite.empresa}
      apoio={`${apoioDo(convite)} Crie a sua senha: ninguém mais a conhece.`}
    >
      <FormularioNativo
        form={form}
        rotulo="Aceitar o convite"
        rotuloDeEnviar="Aceitar e criar a senha"
        rotuloEnviando="Criando…"
      >
        <CampoNativo
          form={form}
          nome="nome"
          rotulo="Nome"
          autoComplete="name"
          maxLength={120}
          defaultValue={convite.nome ?? ''}
        />
        <CampoSenhaNova form={form} />
        <AceiteDosTermos form={form} />
      </FormularioNativo>
    </PaginaPublica>
  )
}

/** The mailbox has an account: it gains this company, and keeps what it had. */
function AceitarComAConta({ convite, segredo, aoAceitar }: PassoProps) {
  const form = useFormularioNativo({
    esquema: async () => (await import('./senha-nova.ts')).semPerguntas,
    aoEnviar: async () => {
      await api('POST /auth/convite/aceitar', { segredo })
      aoAceitar()
    },
  })
  return (
    <PaginaPublica
      painel
      titulo={convite.empresa}
      apoio={`${apoioDo(convite)} Você aceita com a conta que já tem: a senha e os outros acessos não mudam.`}
    >
      <FormularioNativo
        form={form}
        rotulo="Aceitar o convite"
        rotuloDeEnviar="Aceitar o convite"
        rotuloEnviando="Aceitando…"
      >
        {null}
      </FormularioNativo>
    </PaginaPublica>
  )
}

const PASSOS = { DIZER_EMAIL: DizerEmail, CRIAR_CONTA: CriarConta, ACEITAR: AceitarComAConta }

/** Opened from the letter of a company's invitation, or from a link that somebody sent. */
export function ConviteDaEquipe({ segredo }: { segredo: string }) {
  const [convite, definirConvite] = useState<Convite | null>(null)
  const [erro, definirErro] = useState<string | null>(null)
  const [aceito, definirAceito] = useState(false)
  useEffect(() => {
    api('POST /auth/convite/abrir', { segredo }).then(definirConvite, (motivo: unknown) =>
      definirErro(mensagemDoErro(motivo)),
    )
  }, [segredo])
  const entrar = (
    <p>
      <BotaoElo to="/login" variant="contained">
        Entrar
      </BotaoElo>
    </p>
  )
  if (aceito)
    return (
      <PaginaPublica painel titulo="Tudo pronto" apoio="Convite aceito. Entre com o seu e-mail e a sua senha.">
        {entrar}
      </PaginaPublica>
    )
  if (erro !== null)
    return (
      <PaginaPublica painel titulo="Este convite não abriu" apoio={erro}>
        {entrar}
      </PaginaPublica>
    )
  if (convite === null)
    return (
      <PaginaPublica painel titulo="Abrindo o convite…">
        {null}
      </PaginaPublica>
    )
  const Passo = PASSOS[convite.passo]
  return <Passo convite={convite} segredo={segredo} aoAceitar={() => definirAceito(true)} />
}
