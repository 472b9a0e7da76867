import { Link, useSearch } from '@tanstack/react-router'
import type { CartaACaminho } from '@vetlume/dominio/conta'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import { AceitarConvite } from './aceitar-convite.tsx'
import { AvisoDeCaptura } from './aviso-de-captura.tsx'
import { ConviteDaEquipe } from './convite-da-equipe.tsx'
import { CampoSenhaNova } from './campo-senha-nova.tsx'
import { useSegredoDoLink } from './use-segredo-do-link.ts'
import { BotaoElo } from '../../ui/elo.tsx'

function PedirLink() {
  const [enviado, definirEnviado] = useState<CartaACaminho | null>(null)
  const form = useFormularioNativo({
    esquema: async () => (await import('@vetlume/dominio/conta')).pedidoDeSenha,
    aoEnviar: async (dados) => {
      definirEnviado(await api('POST /auth/recuperar-senha', dados))
    },
  })
  if (enviado !== null) {
    return (
      <PaginaPublica
        painel
        titulo="Confira seu e-mail"
        apoio="Se a conta existir, o link para criar outra senha chega em instantes. Ele vale por 30 minutos e serve uma única vez."
      >
        {!enviado.emailSai && <AvisoDeCaptura />}
        <p>
          <BotaoElo to="/login" variant="outlined">
            Voltar para entrar
          </BotaoElo>
        </p>
      </PaginaPublica>
    )
  }
  return (
    <PaginaPublica
      painel
      titulo="Recuperar a senha"
      apoio="Enviaremos um link para o e-mail da sua conta."
      topo={<Link to="/login">Entrar</Link>}
    >
      <FormularioNativo form={form} rotulo="Recuperar a senha" rotuloDeEnviar="Enviar link" rotuloEnviando="Enviando…">
        <CampoNativo
          form={form}
          nome="identificador"
          rotulo="E-mail ou CPF"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          autoFocus
        />
      </FormularioNativo>
    </PaginaPublica>
  )
}

function CriarSenha({ segredo }: { segredo: string }) {
  const [trocada, definirTrocada] = useState(false)
  const form = useFormularioNativo({
    esquema: async () => (await import('./senha-nova.ts')).senhaNova,
    aoEnviar: async ({ senha }) => {
      await api('POST /auth/redefinir-senha', { segredo, senha })
      definirTrocada(true)
    },
  })
  if (trocada) {
    return (
      <PaginaPublica
        painel
        titulo="Senha trocada"
        apoio="Por segurança, encerramos todas as sessões abertas. Entre com a senha nova."
      >
        <p>
          <BotaoElo to="/login" variant="contained">
            Entrar
          </BotaoElo>
        </p>
      </PaginaPublica>
    )
  }
  return (
    <PaginaPublica
      painel
      titulo="Crie uma nova senha"
      apoio="Ela substitui a anterior em todos os seus aparelhos."
      topo={<Link to="/login">Entrar</Link>}
    >
      <FormularioNativo form={form} rotulo="Nova senha" rotuloDeEnviar="Salvar senha" rotuloEnviando="Salvando…">
        <CampoSenhaNova form={form} rotulo="Nova senha" />
      </FormularioNativo>
    </PaginaPublica>
  )
}

/** The secret leaves the address once it is read: a page that is opened again needs the letter again. */
function AbrirConviteDeNovo() {
  return (
    <PaginaPublica
      painel
      titulo="Abra o convite de novo"
      apoio="Por segurança, o link do convite só vale aberto do e-mail que você recebeu. Se não o encontrar, peça outro a quem convidou você."
    >
      <p>
        <BotaoElo to="/login" variant="outlined">
          Ir para a página de entrada
        </BotaoElo>
      </p>
    </PaginaPublica>
  )
}

/** Asks for the link, or, opened from a link, takes the new password: of who forgot it, or of who was invited. */
export function RecuperarSenhaPage() {
  const segredo = useSegredoDoLink()
  const { convite } = useSearch({ from: '/recuperar-senha' })
  if (convite === 'equipe' || convite === 'aberto')
    return segredo === null ? <AbrirConviteDeNovo /> : <ConviteDaEquipe key={segredo} segredo={segredo} />
  if (convite !== undefined)
    return segredo === null ? <AbrirConviteDeNovo /> : <AceitarConvite key={segredo} segredo={segredo} />
  return segredo === null ? <PedirLink /> : <CriarSenha key={segredo} segredo={segredo} />
}
