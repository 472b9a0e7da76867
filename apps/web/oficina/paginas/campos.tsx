import { useState } from 'react'
import { AreaDeTexto } from '../../src/ui/formulario/area-de-texto.tsx'
import { CampoBusca } from '../../src/ui/formulario/campo-busca.tsx'
import { CampoData, CampoDataHora } from '../../src/ui/formulario/campo-data.tsx'
import { CampoHora } from '../../src/ui/formulario/campo-hora.tsx'
import { CampoMarcado } from '../../src/ui/formulario/campo-marcado.tsx'
import { CampoMarcados } from '../../src/ui/formulario/campo-marcados.tsx'
import { CampoMascara } from '../../src/ui/formulario/campo-mascara.tsx'
import { CampoDinheiro, CampoNumero, CampoPercentual } from '../../src/ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../src/ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../src/ui/formulario/campo-texto.tsx'
import { Entrada } from '../../src/ui/formulario/entrada.tsx'
import { Grade } from '../../src/ui/formulario/formulario.tsx'
import { ListaSuspensa } from '../../src/ui/formulario/lista-suspensa.tsx'
import { Marca } from '../../src/ui/formulario/marca.tsx'
import { LONGO, nada, PORTES, procurarTutor } from '../amostras.ts'
import { Ficha } from '../ficha.tsx'
import { definirPagina } from '../pagina.ts'

const CHAVE = ['oficina', 'tutor']

const Texto = () => (
  <Ficha>
    {(controle) => <CampoTexto controle={controle} nome="nome" rotulo="Nome" ajuda="Como é chamado" obrigatorio />}
  </Ficha>
)

const VariasLinhas = () => (
  <Ficha>{(controle) => <CampoTexto controle={controle} nome="nome" rotulo="Observações" linhas={2} />}</Ficha>
)

const Opcoes = () => (
  <Ficha>{(controle) => <CampoSelecao controle={controle} nome="porte" rotulo="Porte" opcoes={PORTES} />}</Ficha>
)

/** Writes down what the server is asked. */
function Busca() {
  const [procurados, definirProcurados] = useState<readonly string[]>([])
  const procurar = (texto: string) => {
    definirProcurados((antes) => [...antes, texto])
    return procurarTutor(texto)
  }
  return (
    <>
      <Ficha>
        {(controle) => (
          <CampoBusca
            controle={controle}
            nome="tutor"
            rotulo="Tutor"
            chave={CHAVE}
            procurar={procurar}
            criar={{ rotulo: 'Cadastrar', executar: async (nome) => ({ codigo: '3', nome }) }}
          />
        )}
      </Ficha>
      <output data-testid="procurados">{procurados.join()}</output>
    </>
  )
}

const Data = () => (
  <Ficha>
    {(controle) => <CampoData controle={controle} nome="nascimento" rotulo="Nascimento" maximo="2026-12-31" />}
  </Ficha>
)

const Chave = () => (
  <Ficha>{(controle) => <CampoMarcado controle={controle} nome="ativo" rotulo="Ativo" chave />}</Ficha>
)

const Todos = () => (
  <Ficha>
    {(controle) => (
      <Grade colunas={3}>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome" />
        <CampoDataHora controle={controle} nome="momento" rotulo="Quando" />
        <CampoHora controle={controle} nome="hora" rotulo="Hora" />
        <CampoMascara controle={controle} nome="cpf" rotulo="CPF" mascara="cpf" />
        <CampoNumero controle={controle} nome="peso" rotulo="Peso" sufixo=" kg" />
        <CampoDinheiro controle={controle} nome="preco" rotulo="Preço" />
        <CampoPercentual controle={controle} nome="fracao" rotulo="Desconto" />
        <CampoMarcados controle={controle} nome="portes" rotulo="Portes" opcoes={PORTES} />
        <CampoMarcado controle={controle} nome="ativo" rotulo="Ativo" />
      </Grade>
    )}
  </Ficha>
)

const ComErro = () => (
  <Ficha erros>
    {(controle) => (
      <>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome" ajuda="Como é chamado" />
        <CampoSelecao controle={controle} nome="porte" rotulo="Porte" opcoes={PORTES} />
      </>
    )}
  </Ficha>
)

const Desabilitado = () => (
  <Ficha>
    {(controle) => (
      <>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome" desabilitado />
        <CampoSelecao controle={controle} nome="porte" rotulo="Porte" opcoes={PORTES} desabilitado />
        <CampoMarcado controle={controle} nome="ativo" rotulo="Ativo" desabilitado />
      </>
    )}
  </Ficha>
)

const Soltos = () => (
  <>
    <Entrada rotulo={LONGO} ajuda={LONGO} antes="R$" depois="por mês" defaultValue={LONGO} />
    <AreaDeTexto rotulo="Motivo" linhas={2} />
    <ListaSuspensa rotulo="Porte" valor="P" opcoes={PORTES} aoMudar={nada} />
    <Marca rotulo="Uma opção" tipo="opcao" name="opcao" />
  </>
)

export const pagina = definirPagina('Campos', {
  texto: Texto,
  'várias linhas': VariasLinhas,
  opções: Opcoes,
  busca: Busca,
  data: Data,
  chave: Chave,
  todos: Todos,
  'com erro': ComErro,
  desabilitado: Desabilitado,
  soltos: Soltos,
})
