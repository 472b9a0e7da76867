import * as z from 'zod/mini'
import { CampoNativo } from '../../src/ui/formulario/campo-nativo.tsx'
import { EscolhaNativa } from '../../src/ui/formulario/escolha-nativa.tsx'
import { FormularioNativo } from '../../src/ui/formulario/formulario-nativo.tsx'
import { MarcaNativa } from '../../src/ui/formulario/marca-nativa.tsx'
import { PassoDoFormulario, Passos } from '../../src/ui/formulario/passos.tsx'
import { useFormularioNativo } from '../../src/ui/formulario/use-formulario-nativo.ts'
import { LONGO, nada } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const dados = z.object({
  nome: z.string().check(z.minLength(3, 'Informe o nome.')),
  senha: z.string(),
  porte: z.string(),
  aceite: z.boolean().check(z.refine((aceito) => aceito, 'Aceite para continuar.')),
})

/** Sends for ever, so that what is at work can be seen. */
function Normal() {
  const form = useFormularioNativo({ esquema: dados, aoEnviar: () => new Promise(() => undefined) })
  return (
    <FormularioNativo form={form} rotulo="Cadastro" rotuloDeEnviar="Enviar" rotuloEnviando="Enviando…" aoVoltar={nada}>
      <CampoNativo form={form} nome="nome" rotulo="Nome" ajuda="Como é chamado." aoLado={<a href="#a">Ao lado</a>} />
      <CampoNativo form={form} nome="senha" rotulo="Senha" type="password" />
      <EscolhaNativa form={form} nome="porte" rotulo="Porte" opcoes={[['P', 'Pequeno']]} />
      <MarcaNativa form={form} nome="aceite">
        Li e aceito
      </MarcaNativa>
    </FormularioNativo>
  )
}

const parado = { erroGeral: null, enviando: false, aoEnviar: nada, aoDigitar: nada }

const ComErro = () => {
  const form = {
    ...parado,
    erros: { nome: 'Informe o nome.', aceite: 'Aceite.' },
    erroGeral: 'Não foi possível salvar.',
  }
  return (
    <FormularioNativo form={form} rotulo="Com erro" rotuloDeEnviar="Enviar" rotuloEnviando="Enviando…">
      <CampoNativo form={form} nome="nome" rotulo="Nome" ajuda="Como é chamado." />
      <MarcaNativa form={form} nome="aceite">
        {LONGO}
      </MarcaNativa>
    </FormularioNativo>
  )
}

const EmPassos = () => {
  const form = { ...parado, erros: {} }
  return (
    <>
      <Passos rotulo="Passos do cadastro" titulos={['Você', 'Empresa']} atual={1} aoVoltarPara={nada} />
      <FormularioNativo form={form} rotulo="Em passos" rotuloDeEnviar="Continuar" rotuloEnviando="Conferindo…">
        <PassoDoFormulario titulo="Você" ativo={false}>
          <CampoNativo form={form} nome="nome" rotulo="Nome" />
        </PassoDoFormulario>
        <PassoDoFormulario titulo="Empresa" ativo>
          <CampoNativo form={form} nome="empresa" rotulo="Empresa" />
        </PassoDoFormulario>
      </FormularioNativo>
    </>
  )
}

export const pagina = definirPagina('Formulário que o navegador guarda', {
  normal: Normal,
  'com erro': ComErro,
  'em passos': EmPassos,
})
