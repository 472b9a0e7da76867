import { useFieldArray } from 'react-hook-form'
import { BotaoSemDica } from '../../ui/botao-sem-dica.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Dica } from '../../ui/dica.tsx'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import estilos from './secao-dos-contatos.module.css'
import { CONTATO_NOVO, type CamposDoParceiroProps } from './valores.ts'

interface ContatoProps {
  controle: CamposDoParceiroProps['controle']
  indice: number
  aoRetirar: () => void
}

function Contato({ controle, indice, aoRetirar }: ContatoProps) {
  const nome = `contatos.${indice}` as const
  return (
    <li className={estilos.contato}>
      <div role="group" aria-label={`Contato ${indice + 1}`}>
        <Grade>
          <CampoTexto controle={controle} nome={`${nome}.nome`} rotulo="Nome" obrigatorio maximo={120} />
          <CampoTexto
            controle={controle}
            nome={`${nome}.papel`}
            rotulo="Função"
            dica="Recepção, financeiro…"
            maximo={60}
          />
          <CampoMascara controle={controle} nome={`${nome}.telefone`} rotulo="Telefone" mascara="telefone" />
          <CampoTexto controle={controle} nome={`${nome}.email`} rotulo="E-mail" tipo="email" maximo={254} />
          <CampoMarcado controle={controle} nome={`${nome}.recebeLaudos`} rotulo="Recebe laudos" />
          <CampoMarcado controle={controle} nome={`${nome}.recebeCobrancas`} rotulo="Recebe cobranças" />
        </Grade>
      </div>
      <Dica texto={`Retirar o contato ${indice + 1}`}>
        <BotaoSemDica size="small" aria-label={`Retirar o contato ${indice + 1}`} onClick={aoRetirar}>
          <Icone nome="delete" tamanho="pequeno" />
        </BotaoSemDica>
      </Dica>
    </li>
  )
}

/** People of the clinic: whom to talk to, and who receives what. */
export function SecaoDosContatos({ controle }: Pick<CamposDoParceiroProps, 'controle'>) {
  const { fields, append, remove } = useFieldArray({ control: controle, name: 'contatos', keyName: 'chave' })
  return (
    <Secao
      titulo="Contatos"
      descricao="Pessoas da clínica, e o que cada uma recebe."
      acoes={
        fields.length < 20 && (
          <Botao
            startIcon={<Icone nome="add" />}
            onClick={() => append(CONTATO_NOVO, { focusName: `contatos.${fields.length}.nome` })}
            className={estilos.botao}
          >
            Incluir contato
          </Botao>
        )
      }
    >
      {fields.length > 0 && (
        <ul aria-label="Contatos" className={estilos.lista}>
          {fields.map(({ chave }, indice) => (
            <Contato key={chave} controle={controle} indice={indice} aoRetirar={() => remove(indice)} />
          ))}
        </ul>
      )}
    </Secao>
  )
}
