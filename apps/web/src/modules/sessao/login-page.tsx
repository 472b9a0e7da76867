import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api, sair, sessao } from '../../lib/navegador.ts'
import { CampoPublico, FormularioPublico } from '../../ui/publico/formulario-publico.tsx'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'
import { useFormularioPublico } from '../../ui/publico/use-formulario-publico.ts'
import { destinoDepoisDeEntrar, entrar, resolverContexto } from './entrar.ts'
import type { SituacaoDoContexto } from './entrar.ts'

const EscolhaDeContexto = lazy(async () => ({ default: (await import('./escolha-de-contexto.tsx')).EscolhaDeContexto }))
const SemAssociacao = lazy(async () => ({ default: (await import('./sem-associacao.tsx')).SemAssociacao }))

const dependencias = { api, sessao, agoraMs: () => Date.now() }

function Credenciais({ aoEntrar }: { aoEntrar: (situacao: SituacaoDoContexto) => void }) {
  const form = useFormularioPublico({
    esquema: async () => (await import('@vetlume/dominio/sessao')).credenciais,
    aoEnviar: async (dados) => {
      const usuario = await entrar(dados, dependencias)
      aoEntrar(await resolverContexto(usuario, dependencias))
    },
  })
  return (
    <FormularioPublico form={form} rotulo="Entrar" rotuloDeEnviar="Entrar" rotuloEnviando="Entrando…">
      <CampoPublico
        form={form}
        nome="identificador"
        rotulo="E-mail ou CPF"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        autoFocus
      />
      <CampoPublico
        form={form}
        nome="senha"
        rotulo="Senha"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        aoLado={<Link to="/recuperar-senha">Esqueci a senha</Link>}
      />
    </FormularioPublico>
  )
}

/** Sign-in, then the choice of where to work when there is more than one place. */
export function LoginPage() {
  const navegar = useNavigate()
  const { voltar } = useSearch({ from: '/login' })
  const [situacao, definirSituacao] = useState<SituacaoDoContexto | null>(null)
  const destino = destinoDepoisDeEntrar(voltar)
  const seguir = () => void navegar({ href: destino, replace: true })

  // Someone who is signed in has nothing to do here; while a choice is pending they still do.
  useEffect(() => {
    if (sessao.autenticada() && situacao === null) void navegar({ href: destino, replace: true })
  }, [destino, navegar, situacao])

  const aoEntrar = (nova: SituacaoDoContexto) => {
    definirSituacao(nova)
    if (nova.tipo === 'pronto') seguir()
  }

  if (situacao?.tipo === 'escolher') {
    return (
      <PaginaPublica painel titulo="Onde você vai trabalhar?" apoio="Você pode trocar depois, no alto da tela.">
        <Suspense fallback={null}>
          <EscolhaDeContexto associacoes={situacao.associacoes} aoEntrar={seguir} />
        </Suspense>
      </PaginaPublica>
    )
  }
  if (situacao?.tipo === 'nenhum')
    return (
      <Suspense fallback={null}>
        <SemAssociacao
          aoSair={() => {
            sair()
            definirSituacao(null)
          }}
        />
      </Suspense>
    )
  return (
    <PaginaPublica
      painel
      titulo="Boas-vindas"
      tituloCurto="Entrar"
      apoio={
        voltar === undefined ? 'Entre para ver a agenda e os laudos do dia.' : 'Entre para continuar de onde parou.'
      }
    >
      <Credenciais aoEntrar={aoEntrar} />
      <p className="centro espaco">
        Ainda não tem conta? <Link to="/teste-gratis">Teste grátis por 14 dias</Link>
      </p>
    </PaginaPublica>
  )
}
