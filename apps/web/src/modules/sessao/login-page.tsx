import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api, sair, sessao } from '../../lib/navegador.ts'
import { AvisoDoFim } from './aviso-do-fim.tsx'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import type { SegundoFatorNovo } from '@vetlume/dominio/segundo-fator'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import {
  destinoDepoisDeEntrar,
  entrar,
  entrarComChave,
  faltaConfirmar,
  fatoresQueFaltam,
  pedeCodigo,
  resolverContexto,
} from './entrar.ts'
import { PortaDaChave } from './porta-da-chave.tsx'
import type { Fatores, SituacaoDoContexto } from './entrar.ts'
import { Alerta } from '../../ui/alerta.tsx'

const EscolhaDeContexto = lazy(async () => ({ default: (await import('./escolha-de-contexto.tsx')).EscolhaDeContexto }))
const SemAssociacao = lazy(async () => ({ default: (await import('./sem-associacao.tsx')).SemAssociacao }))

const ReenviarConfirmacao = lazy(async () => ({
  default: (await import('./reenviar-confirmacao.tsx')).ReenviarConfirmacao,
}))
const CadastroObrigatorio = lazy(async () => ({
  default: (await import('./segundo-fator/cadastro-obrigatorio.tsx')).CadastroObrigatorio,
}))

/** Where signing in leads: to work, or to the second factor that has to be enrolled first. */
type Situacao = SituacaoDoContexto | { tipo: 'proteger'; usuario: UsuarioDaSessao; comecado: SegundoFatorNovo }

const dependencias = { api, sessao, agoraMs: () => Date.now() }

async function situacaoDepoisDeEntrar(usuario: UsuarioDaSessao, senha: string): Promise<Situacao> {
  if (usuario.segundoFatorPendente === true)
    return { tipo: 'proteger', usuario, comecado: await api('POST /conta/segundo-fator', { senha }) }
  return resolverContexto(usuario, dependencias)
}

function Credenciais({ aoEntrar }: { aoEntrar: (situacao: Situacao) => void }) {
  const [falta, definirFalta] = useState<Fatores | null>(null)
  const [aConfirmar, definirAConfirmar] = useState<string | null>(null)
  const form = useFormularioNativo({
    esquema: async () => (await import('@vetlume/dominio/sessao')).credenciais,
    aoEnviar: async (dados) => {
      definirAConfirmar(null)
      try {
        const usuario = await entrar(dados, dependencias)
        aoEntrar(await situacaoDepoisDeEntrar(usuario, dados.senha))
      } catch (erro) {
        if (faltaConfirmar(erro)) definirAConfirmar(dados.identificador)
        if (!pedeCodigo(erro)) throw erro
        definirFalta(fatoresQueFaltam(erro))
      }
    },
  })
  return (
    <>
      <FormularioNativo form={form} rotulo="Entrar" rotuloDeEnviar="Entrar" rotuloEnviando="Entrando…">
        <CampoNativo
          form={form}
          nome="identificador"
          rotulo="E-mail ou CPF"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          autoFocus
        />
        <CampoNativo
          form={form}
          nome="senha"
          rotulo="Senha"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          aoLado={<Link to="/recuperar-senha">Esqueci a senha</Link>}
        />
        {falta !== null && (
          <>
            <Alerta role="status" className="pp-bloco">
              {falta.aplicativo
                ? 'Falta o código do aplicativo autenticador do seu celular.'
                : 'A senha sozinha não entra: use a sua chave de acesso, no botão abaixo, ou um código de recuperação.'}
            </Alerta>
            <CampoNativo
              form={form}
              nome="segundoFator"
              rotulo={falta.aplicativo ? 'Código de verificação' : 'Código de recuperação'}
              {...(falta.aplicativo ? { ajuda: 'Sem o celular? Use um dos seus códigos de recuperação.' } : {})}
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={24}
              autoFocus
            />
          </>
        )}
      </FormularioNativo>
      {aConfirmar !== null && (
        <Suspense fallback={null}>
          <ReenviarConfirmacao key={aConfirmar} identificador={aConfirmar} />
        </Suspense>
      )}
    </>
  )
}

/** Sign-in, then the choice of where to work when there is more than one place. */
export function LoginPage() {
  const navegar = useNavigate()
  const { voltar } = useSearch({ from: '/login' })
  const [situacao, definirSituacao] = useState<Situacao | null>(null)
  const { routesByPath } = useRouter()
  const destino = destinoDepoisDeEntrar(voltar, (rota) => Object.hasOwn(routesByPath, rota))
  const seguir = () => void navegar({ href: destino, replace: true })

  // Someone who is signed in has nothing to do here; while a choice is pending they still do.
  useEffect(() => {
    if (sessao.autenticada() && situacao === null) void navegar({ href: destino, replace: true })
  }, [destino, navegar, situacao])

  const aoEntrar = (nova: Situacao) => {
    definirSituacao(nova)
    if (nova.tipo === 'pronto') seguir()
  }

  const recomecar = () => {
    sair()
    definirSituacao(null)
  }

  if (situacao?.tipo === 'proteger') {
    return (
      <Suspense fallback={null}>
        <CadastroObrigatorio
          {...situacao}
          aoConcluir={(usuario) => void resolverContexto(usuario, dependencias).then(aoEntrar, seguir)}
          aoSair={recomecar}
        />
      </Suspense>
    )
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
        <SemAssociacao aoSair={recomecar} aoEntrar={seguir} />
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
      <AvisoDoFim />
      <Credenciais aoEntrar={aoEntrar} />
      <PortaDaChave
        rotulo="Usar chave de acesso"
        aoUsar={async () => aoEntrar(await resolverContexto(await entrarComChave(dependencias), dependencias))}
      />
      <p className="pp-centro pp-espaco">
        Ainda não tem conta? <Link to="/teste-gratis">Teste grátis por 14 dias</Link>
      </p>
    </PaginaPublica>
  )
}
