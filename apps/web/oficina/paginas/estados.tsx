import { useState } from 'react'
import { ErroDeApi } from '../../src/lib/erro-de-api.ts'
import { Botao } from '../../src/ui/botao.tsx'
import { EstadoDeErro, EstadoVazio } from '../../src/ui/estados.tsx'
import { Ilustracao } from '../../src/ui/ilustracao.tsx'
import { RegistroAusente } from '../../src/ui/registro-ausente.tsx'
import { LONGO, nada } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const CADASTRAR = <Botao variant="contained">Cadastrar</Botao>

const Vazio = () => <EstadoVazio titulo="Nenhum paciente" texto="Cadastre o primeiro." acao={CADASTRAR} />

/** Says how many times another try was asked for. */
function DeErro() {
  const [vezes, definirVezes] = useState(0)
  const erro = new ErroDeApi({ status: 409, corpo: { codigo: 'JA_EXISTE', mensagem: 'Já existe um igual.' } })
  return (
    <>
      <EstadoDeErro erro={erro} aoTentarDeNovo={() => definirVezes(vezes + 1)} />
      <output>{vezes}</output>
    </>
  )
}

const SemAcesso = () => (
  <EstadoDeErro erro={new ErroDeApi({ status: 403, corpo: { codigo: 'SEM_PERMISSAO', mensagem: 'Sem permissão.' } })} />
)

const Ausente = () => (
  <RegistroAusente
    titulo="paciente"
    genero="o"
    lista={{ to: '/cadastro/animal', nome: 'pacientes' }}
    erro={null}
    aoTentarDeNovo={nada}
  />
)

const Cenas = () => (
  <>
    <Ilustracao cena="vazio" largura={120} />
    <Ilustracao cena="busca" largura={120} />
    <Ilustracao cena="falha" largura={120} />
    <Ilustracao cena="acesso" largura={120} />
  </>
)

const TextoLongo = () => <EstadoVazio titulo={LONGO} texto={LONGO} />

export const pagina = definirPagina('Estados de uma tela', {
  vazio: Vazio,
  'de erro': DeErro,
  'sem acesso': SemAcesso,
  ausente: Ausente,
  cenas: Cenas,
  'texto longo': TextoLongo,
})
