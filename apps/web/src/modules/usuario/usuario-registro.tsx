import { Etiqueta } from '../../ui/etiqueta.tsx'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro } from '../cadastros/index.ts'
import { SecaoDeAcesso } from './secao-de-acesso.tsx'
import { SecaoDePerfis } from './secao-de-perfis.tsx'
import { SecaoDeVinculos } from './secao-de-vinculos.tsx'
import { camposDoUsuario, esquemaDoUsuario, valoresDoUsuario, type CamposDoUsuarioProps } from './valores.ts'

function CamposDoUsuario(props: CamposDoUsuarioProps) {
  const { controle, ficha, focar } = props
  return (
    <>
      <Secao
        titulo="Pessoa"
        {...(ficha === undefined
          ? { descricao: 'Ela recebe um convite por e-mail, que vale por 7 dias, e cria a própria senha.' }
          : {})}
      >
        <Grade>
          <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={120} focar={focar} />
          <CampoTexto
            controle={controle}
            nome="email"
            rotulo="E-mail"
            tipo="email"
            obrigatorio
            maximo={254}
            ajuda={
              ficha?.estado === 'ATIVO'
                ? 'Se mudar, avisamos no endereço antigo e no novo'
                : 'É com ele que a pessoa entra'
            }
          />
          <CampoMascara
            controle={controle}
            nome="cpf"
            rotulo="CPF"
            mascara="cpf"
            ajuda="Se houver, também serve para entrar"
          />
          <CampoMascara controle={controle} nome="telefone" rotulo="Telefone" mascara="telefone" />
        </Grade>
      </Secao>
      <SecaoDePerfis {...props} />
      <SecaoDeVinculos {...props} />
    </>
  )
}

export const registroDeUsuario = definirRegistro('usuario', {
  esquema: esquemaDoUsuario,
  valores: valoresDoUsuario,
  nome: ({ nome }) => nome,
  campos: camposDoUsuario,
  Campos: CamposDoUsuario,
  Complemento: ({ ficha: { estado } }) =>
    estado === 'CONVIDADO' && <Etiqueta tom="info" rotulo="Convidado" icone="mail-outline" />,
  Depois: SecaoDeAcesso,
})
