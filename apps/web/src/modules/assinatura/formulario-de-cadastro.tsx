import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import type { CadastroGratis, CartaACaminho } from '@vetlume/dominio/conta'
import { useEffect, useState } from 'react'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { MarcaNativa } from '../../ui/formulario/marca-nativa.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PassoDoFormulario, Passos } from '../../ui/formulario/passos.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import type { FormularioNativoEmUso } from '../../ui/formulario/use-formulario-nativo.ts'
import { CampoSenhaNova } from '../sessao/index.ts'
import type * as mascaras from './mascaras.ts'
import type { EscolhaDePlano } from './planos.ts'
import { esquecerRascunho, guardarRascunho, lerRascunho, type RascunhoDoCadastro } from './rascunho-do-cadastro.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the confirmation went: kept off the address, which is shared, printed and logged. */
    cadastro?: { email: string; emailSai: boolean }
  }
}

type Mascaras = typeof mascaras

/** The masks come while the first fields are filled: the page is drawn without them. */
function useMascaras(): Partial<Mascaras> {
  const [lidas, definirLidas] = useState<Partial<Mascaras>>({})
  useEffect(() => {
    import('./mascaras.ts').then(definirLidas, () => undefined)
  }, [])
  return lidas
}

const comMascara = (mascara: ((texto: string) => string) | undefined) => (mascara === undefined ? {} : { mascara })

export interface FormularioDeCadastroProps {
  /** The plan that was chosen before, to be paid for without waiting. */
  escolha?: EscolhaDePlano | null
  origem: 'teste' | 'gratis'
  rotuloDeEnviar: string
  cadastrar: (dados: CadastroGratis) => Promise<CartaACaminho>
}

const PASSOS = [
  { titulo: 'Você', campos: ['nome', 'email', 'telefone'] },
  { titulo: 'Empresa', campos: ['empresa', 'documento', 'cpf'] },
  { titulo: 'Senha', campos: ['senha', 'aceite'] },
] as const
const CAMPOS = PASSOS.map(({ campos }) => campos)
const NUMEROS = ['1', '2', '3'] as const
const TITULOS = PASSOS.map(({ titulo }) => titulo)

/** The step is in the address, so that the browser's back button goes one back and not away. */
function usePasso(rota: '/teste-gratis' | '/plano-gratis') {
  const navegar = useNavigate()
  const busca = useSearch({ from: rota })
  const atual = Number(busca.passo ?? 1) - 1
  const ir = (passo: number) =>
    void navegar({
      to: rota,
      search: { ...busca, passo: passo === 0 ? undefined : NUMEROS[passo] },
      resetScroll: false,
    })
  return { campos: CAMPOS, atual, ir }
}

function Aceite({ form }: { form: FormularioNativoEmUso }) {
  return (
    <MarcaNativa form={form} nome="aceite">
      Li e aceito os{' '}
      <Link to="/termos-de-uso" target="_blank">
        termos de uso
      </Link>{' '}
      e a{' '}
      <Link to="/politica-privacidade" target="_blank">
        política de privacidade
      </Link>{' '}
      (versão {VERSAO_DOS_TERMOS}).
    </MarcaNativa>
  )
}

/** A company known by a CPF is entered with that one: another would only confuse. */
const ehDePessoa = (documento: string) => /^\d{11}$/.test(documento.replaceAll(/\W/g, ''))

function CamposDaEmpresa({ form, rascunho }: { form: FormularioNativoEmUso; rascunho: RascunhoDoCadastro }) {
  const { mascaraDeCpf, mascaraDeDocumento } = useMascaras()
  const [dePessoa, definirDePessoa] = useState(ehDePessoa(rascunho.documento ?? ''))
  return (
    <>
      <CampoNativo
        form={form}
        nome="empresa"
        rotulo="Empresa ou clínica"
        ajuda="Trabalha por conta própria? Use o seu nome."
        autoComplete="organization"
        defaultValue={rascunho.empresa}
        maxLength={120}
      />
      <CampoNativo
        form={form}
        nome="documento"
        rotulo="CPF ou CNPJ"
        {...comMascara(mascaraDeDocumento)}
        onInput={({ currentTarget }) => definirDePessoa(ehDePessoa(currentTarget.value))}
        defaultValue={rascunho.documento}
        maxLength={18}
      />
      {!dePessoa && (
        <CampoNativo
          form={form}
          nome="cpf"
          rotulo="Seu CPF (opcional)"
          ajuda="Para entrar também com ele, em vez do e-mail."
          {...comMascara(mascaraDeCpf)}
          defaultValue={rascunho.cpf}
          maxLength={14}
        />
      )}
    </>
  )
}

/** Who you are, which company, then the password: the same three steps for every way in. Back and forth, nothing is lost. */
export function FormularioDeCadastro({ origem, escolha = null, rotuloDeEnviar, cadastrar }: FormularioDeCadastroProps) {
  const navegar = useNavigate()
  const { mascaraDeTelefone } = useMascaras()
  const [rascunho] = useState(lerRascunho)
  const passos = usePasso(origem === 'teste' ? '/teste-gratis' : '/plano-gratis')
  const { atual, ir } = passos
  const form = useFormularioNativo({
    esquema: async () => (await import('./cadastro.ts')).cadastro,
    passos,
    aoEnviar: async (dados) => {
      const { emailSai } = await cadastrar(dados)
      esquecerRascunho()
      await navegar({
        to: '/sucesso-cadastro',
        search: { origem, ...escolha },
        state: { cadastro: { email: dados.email, emailSai } },
      })
    },
  })
  const ultimo = atual === PASSOS.length - 1
  return (
    <div
      onInput={({ target }) => {
        const { form: formulario } = target as HTMLInputElement
        if (formulario !== null) guardarRascunho(formulario)
      }}
    >
      <Passos rotulo="Passos do cadastro" titulos={TITULOS} atual={atual} aoVoltarPara={ir} />
      <FormularioNativo
        form={form}
        rotulo="Cadastro"
        rotuloDeEnviar={ultimo ? rotuloDeEnviar : 'Continuar'}
        rotuloEnviando={ultimo ? 'Criando a conta…' : 'Conferindo…'}
        aoVoltar={atual === 0 ? undefined : () => ir(atual - 1)}
      >
        <PassoDoFormulario titulo="Quem é você" ativo={atual === 0}>
          <CampoNativo
            form={form}
            nome="nome"
            rotulo="Seu nome"
            autoComplete="name"
            defaultValue={rascunho.nome}
            maxLength={120}
            autoFocus={atual === 0}
          />
          <CampoNativo
            form={form}
            nome="email"
            rotulo="E-mail"
            ajuda="Você entra com ele. Mandaremos um link para confirmar."
            type="email"
            autoComplete="email"
            defaultValue={rascunho.email}
            maxLength={254}
          />
          <CampoNativo
            form={form}
            nome="telefone"
            rotulo="Telefone"
            type="tel"
            autoComplete="tel-national"
            {...comMascara(mascaraDeTelefone)}
            defaultValue={rascunho.telefone}
            maxLength={20}
          />
        </PassoDoFormulario>
        <PassoDoFormulario titulo="A sua empresa" ativo={atual === 1}>
          <CamposDaEmpresa form={form} rascunho={rascunho} />
        </PassoDoFormulario>
        <PassoDoFormulario titulo="Senha e termos" ativo={ultimo}>
          <CampoSenhaNova form={form} />
          <Aceite form={form} />
        </PassoDoFormulario>
      </FormularioNativo>
    </div>
  )
}
