import { normalizarBusca } from '@vetlume/dominio/formatos'
import {
  ASSINATURAS,
  AVISO_DE_CONTROLADOS,
  LISTAS_DO_DOCUMENTO,
  ROTULOS_DA_ASSINATURA,
  ROTULOS_DA_LISTA,
  ROTULOS_DO_CAMPO,
  type CampoDoDocumento,
  type EstruturaDeTexto,
} from '@vetlume/dominio/modelo-documento'
import { useEdicao, useRevisao } from '../../../lib/loja-de-edicao.ts'
import { mover } from '../../../lib/mover.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Fila } from '../../../ui/disposicao.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { CampoRico, type Frase } from '../../texto-rico/index.ts'
import { CampoComVariaveis } from './campo-com-variaveis.tsx'
import { CampoSimples, Selecao } from './campos.tsx'
import { LinhasDaPagina } from './linhas-da-pagina.tsx'
import { ListaOrdenavel } from './lista-ordenavel.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { irAoLugar } from './lugares.ts'
import { useOficina, useProblema } from './oficina.ts'
import { Recado } from '../../../ui/recado.tsx'

const SEM_FRASES: readonly Frase[] = []
const LISTAS = LISTAS_DO_DOCUMENTO.map((valor) => ({ valor, rotulo: ROTULOS_DA_LISTA[valor] }))
const TIPOS = (['LINHA', 'PARAGRAFO'] as const).map((valor) => ({ valor, rotulo: ROTULOS_DO_CAMPO[valor] }))

function Corpo({ texto }: { texto: EstruturaDeTexto }) {
  const { loja, modelo, mudarTexto } = useOficina()
  const revisao = useRevisao(loja)
  const problema = useProblema('texto')
  return (
    <Secao titulo="Texto">
      <div className="lm-pilha">
        {modelo.tipo === 'RECEITA' && <Recado>{AVISO_DE_CONTROLADOS} O aviso é sempre impresso.</Recado>}
        <CampoSimples
          caminho="titulo"
          rotulo="Título do documento"
          valor={texto.titulo}
          maximo={120}
          aoMudar={(titulo) => mudarTexto(() => ({ titulo }))}
        />
        <div>
          <div className="lm-rico lm-rico-alto" data-erro={problema !== undefined}>
            <CampoRico
              key={revisao}
              id={idDoLugar('texto')}
              rotulo="Texto do documento"
              dica="Escreva, ou digite {{ para as variáveis"
              inicial={texto.texto}
              frases={SEM_FRASES}
              aoMudar={(novo) => mudarTexto(() => ({ texto: novo }))}
            />
          </div>
          {problema !== undefined && <p className="lm-problema">{problema}</p>}
        </div>
        <div className="lm-grade">
          <Selecao
            caminho="lista"
            rotulo="Lista que o documento traz"
            ajuda="Sai onde o texto tiver {{itens}} sozinho numa linha; sem isso, no fim"
            valor={texto.lista}
            opcoes={LISTAS}
            aoMudar={(lista) => mudarTexto(() => ({ lista }))}
          />
        </div>
      </div>
    </Secao>
  )
}

/** `motivo-da-consulta`, from what is asked. */
const chaveDe = (rotulo: string) =>
  normalizarBusca(rotulo)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 38)

interface CampoProps {
  campo: CampoDoDocumento
  indice: number
  aoMudar: (campo: CampoDoDocumento) => void
  aoRemover: () => void
}

function Campo({ campo, indice, aoMudar, aoRemover }: CampoProps) {
  const caminho = `campos.${indice}`
  // While the key is still what the name gives, it follows the name; the text that cites it is then corrected by hand.
  const segueONome = campo.chave === '' || campo.chave === chaveDe(campo.rotulo)
  return (
    <div className="lm-secao lm-cartao" id={idDoLugar(caminho)} tabIndex={-1} role="group" aria-label={campo.rotulo}>
      <div className="lm-grade lm-quatro">
        <CampoSimples
          caminho={`${caminho}.rotulo`}
          rotulo="O que se pergunta"
          valor={campo.rotulo}
          maximo={80}
          aoMudar={(rotulo) => aoMudar({ ...campo, rotulo, ...(segueONome ? { chave: chaveDe(rotulo) } : {}) })}
        />
        <CampoSimples
          caminho={`${caminho}.chave`}
          rotulo="Chave"
          ajuda={campo.chave === '' ? 'Letras minúsculas e hífen' : `No texto: {{campo.${campo.chave}}}`}
          valor={campo.chave}
          maximo={40}
          aoMudar={(chave) => aoMudar({ ...campo, chave })}
        />
        <Selecao
          caminho={`${caminho}.tipo`}
          rotulo="Resposta"
          valor={campo.tipo}
          opcoes={TIPOS}
          aoMudar={(tipo) => aoMudar({ ...campo, tipo })}
        />
        <Marca
          tipo="chave"
          rotulo="Obrigatória"
          checked={campo.obrigatorio}
          onChange={({ target }) => aoMudar({ ...campo, obrigatorio: target.checked })}
        />
        <div className="lm-inteiro">
          <CampoComVariaveis
            caminho={`${caminho}.padrao`}
            rotulo="Resposta que já vem escrita"
            valor={campo.padrao}
            maximo={2_000}
            linhas={1}
            aoMudar={(padrao) => aoMudar({ ...campo, padrao })}
          />
        </div>
      </div>
      <BotaoDeIcone size="small" rotulo={`Remover o campo ${campo.rotulo}`} dica="Remover" onClick={aoRemover}>
        <Icone nome="delete-outline" tamanho="pequeno" />
      </BotaoDeIcone>
    </div>
  )
}

function Campos({ texto: { campos } }: { texto: EstruturaDeTexto }) {
  const oficina = useOficina()
  const mudar = (novos: CampoDoDocumento[]) => oficina.mudarTexto(() => ({ campos: novos }))
  const acrescentar = () => {
    mudar([...campos, { chave: '', rotulo: '', tipo: 'LINHA', obrigatorio: true, padrao: '' }])
    irAoLugar(oficina, `campos.${campos.length}.rotulo`)
  }
  return (
    <Secao titulo="Perguntas" descricao="O que se preenche a cada emissão; cite cada resposta no texto pela chave.">
      <ListaOrdenavel
        grupo="campos"
        rotulo="Perguntas"
        aoMover={(de, para) => mudar([...mover(campos, de, para)])}
        itens={campos.map((campo, indice) => ({
          chave: `campo-${indice}`,
          nome: `a pergunta ${campo.rotulo}`,
          conteudo: (
            <Campo
              campo={campo}
              indice={indice}
              aoMudar={(novo) => mudar(campos.with(indice, novo))}
              aoRemover={() => mudar(campos.toSpliced(indice, 1))}
            />
          ),
        }))}
      />
      <Botao
        size="small"
        startIcon={<Icone nome="add" />}
        onClick={acrescentar}
        disabled={campos.length >= 20}
        className="lm-incluir"
      >
        Pergunta
      </Botao>
    </Secao>
  )
}

function Assinaturas({ texto: { assinaturas } }: { texto: EstruturaDeTexto }) {
  const { mudarTexto } = useOficina()
  const problema = useProblema('assinaturas')
  return (
    <div className="lm-parte" id={idDoLugar('assinaturas')} tabIndex={-1}>
      <h3>Quem assina</h3>
      <Fila>
        {ASSINATURAS.map((quem) => (
          <Marca
            key={quem}
            rotulo={ROTULOS_DA_ASSINATURA[quem]}
            checked={assinaturas.includes(quem)}
            onChange={({ target }) =>
              mudarTexto(() => ({
                assinaturas: ASSINATURAS.filter((um) => (um === quem ? target.checked : assinaturas.includes(um))),
              }))
            }
          />
        ))}
      </Fila>
      {problema !== undefined && <p className="lm-problema">{problema}</p>}
    </div>
  )
}

/** The draft of a document that is not a laudo. */
export function EditorDeTexto() {
  const { loja, mudarTexto } = useOficina()
  const texto = useEdicao(loja, (atual) => atual.texto)
  if (texto === null) return null
  return (
    <>
      <Corpo texto={texto} />
      <Campos texto={texto} />
      <Secao titulo="Página">
        <div className="lm-pilha">
          <Assinaturas texto={texto} />
          <LinhasDaPagina
            cabecalho={texto.cabecalho}
            rodape={texto.rodape}
            aoMudar={(linhas) => mudarTexto(() => linhas)}
          />
        </div>
      </Secao>
    </>
  )
}
