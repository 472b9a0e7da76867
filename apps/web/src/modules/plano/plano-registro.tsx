import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { contar } from '@vetlume/dominio/formatos'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { dadosDoPlano, type DadosDoPlano } from '@vetlume/dominio/plano'
import { useWatch, type Control } from 'react-hook-form'
import { CampoDinheiro, CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { definirRegistro, type FichaDe, type ValoresInteiros } from '../cadastros/index.ts'
import { CampoRecursos, type ValoresDoPlano } from './campo-recursos.tsx'
import estilos from './plano-registro.module.css'

type Plano = FichaDe<'plano'>

const numero = escritorDeNumeros()
const textoDoLimite = (unidade: string) => (valor: number) => `${numero(valor)} ${unidade}`.trim()

function valoresDoPlano(ficha: Plano | undefined): ValoresInteiros<ValoresDoPlano> {
  return {
    nome: ficha?.nome ?? '',
    paraQuem: ficha?.paraQuem ?? '',
    mensalCentavos: ficha?.mensalCentavos ?? (null as unknown as number),
    anualCentavos: ficha?.anualCentavos ?? (null as unknown as number),
    diasTeste: ficha?.diasTeste ?? 14,
    limiteUsuarios: ficha?.limiteUsuarios ?? null,
    limiteLaudosMes: ficha?.limiteLaudosMes ?? null,
    limiteGb: ficha?.limiteGb ?? null,
    limiteParceiros: ficha?.limiteParceiros ?? null,
    recursos: ficha?.recursos ?? [],
  }
}

/** What the yearly price saves against twelve months, in words. */
function economia(mensal: number, anual: number): string {
  const umAno = mensal * 12
  if (umAno === 0 || anual === 0) return 'Sem cobrança'
  if (anual >= umAno) return 'Sem economia no plano anual'
  const parte = Math.round(((umAno - anual) / umAno) * 100)
  return `No anual são ${formatarReais(Math.round(anual / 12))} por mês: ${parte}% menos, ${formatarReais(umAno - anual)} no ano`
}

/** The plan as who chooses it sees it, while it is being written. */
function Vitrine({ controle }: { controle: Control<ValoresDoPlano, unknown, DadosDoPlano> }) {
  const { nome, paraQuem, mensalCentavos, anualCentavos, diasTeste, recursos } = useWatch({
    control: controle,
  }) as ValoresDoPlano
  const [mensal, anual] = [mensalCentavos ?? 0, anualCentavos ?? 0]
  return (
    <Secao titulo="Como aparece">
      <div className={estilos.grade}>
        <Texto className={estilos.texto}>{nome || 'Nome do plano'}</Texto>
        {paraQuem && <Texto tamanho="pequeno">{paraQuem}</Texto>}
        <div>
          <span className={estilos.trecho}>{mensal === 0 ? 'Grátis' : formatarReais(mensal)}</span>
          {mensal > 0 && <span className={estilos.porMes}> por mês</span>}
        </div>
        <Texto tamanho="pequeno" secundario>
          {economia(mensal, anual)}. {diasTeste ? `${contar(diasTeste, 'dia', 'dias')} de teste.` : 'Sem teste.'}
        </Texto>
        <ul className={estilos.lista}>
          {(recursos ?? []).map((recurso) => (
            <li key={recurso} className={estilos.item}>
              <Icone nome="check" tamanho="pequeno" tom="sucesso" />
              {recurso}
            </li>
          ))}
        </ul>
      </div>
    </Secao>
  )
}

export const registroDePlano = definirRegistro('plano', {
  esquema: dadosDoPlano,
  valores: valoresDoPlano,
  nome: ({ nome }) => nome,
  campos: {
    nome: { rotulo: 'Nome' },
    paraQuem: { rotulo: 'Para quem é' },
    mensalCentavos: { rotulo: 'Preço por mês', texto: (valor: number) => formatarReais(valor) },
    anualCentavos: { rotulo: 'Preço por ano', texto: (valor: number) => formatarReais(valor) },
    diasTeste: { rotulo: 'Dias de teste' },
    limiteUsuarios: { rotulo: 'Usuários', texto: textoDoLimite('') },
    limiteLaudosMes: { rotulo: 'Laudos por mês', texto: textoDoLimite('') },
    limiteGb: { rotulo: 'Espaço', texto: textoDoLimite('GB') },
    limiteParceiros: { rotulo: 'Clínicas parceiras', texto: textoDoLimite('') },
    recursos: { rotulo: 'Recursos' },
    ativo: { rotulo: 'Ativo' },
  },
  Campos: ({ controle, ficha, focar }) => (
    <>
      <Secao
        titulo="Plano"
        descricao={
          ficha !== undefined && ficha.assinantes > 0
            ? `${contar(ficha.assinantes, 'empresa assina', 'empresas assinam')} este plano: o preço novo vale nas próximas cobranças.`
            : undefined
        }
      >
        <Grade>
          <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={60} focar={focar} />
          <CampoTexto controle={controle} nome="paraQuem" rotulo="Para quem é" maximo={160} />
          <CampoNumero controle={controle} nome="diasTeste" rotulo="Dias de teste" sufixo="dias" obrigatorio />
          <CampoDinheiro controle={controle} nome="mensalCentavos" rotulo="Preço por mês" obrigatorio />
          <CampoDinheiro controle={controle} nome="anualCentavos" rotulo="Preço por ano" obrigatorio />
        </Grade>
      </Secao>
      <Secao
        titulo="Limites"
        descricao="Em branco é sem limite. A empresa é avisada em 80%; em 100% não cadastra mais, e continua a ler e a exportar."
      >
        <Grade colunas={4}>
          <CampoNumero controle={controle} nome="limiteUsuarios" rotulo="Usuários" />
          <CampoNumero controle={controle} nome="limiteLaudosMes" rotulo="Laudos por mês" />
          <CampoNumero controle={controle} nome="limiteGb" rotulo="Espaço" sufixo="GB" />
          <CampoNumero controle={controle} nome="limiteParceiros" rotulo="Clínicas parceiras" />
        </Grade>
      </Secao>
      <Secao titulo="O que oferece">
        <CampoRecursos controle={controle} />
      </Secao>
      <Vitrine controle={controle} />
    </>
  ),
})
